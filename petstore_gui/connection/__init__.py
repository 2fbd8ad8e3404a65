"""Which service, and with which key. No widgets."""
