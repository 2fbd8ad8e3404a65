"""The certificate of the service; it can be replaced while connections are open."""

import logging
import ssl
from pathlib import Path

_log = logging.getLogger(__name__)


class Certificate:
    """A certificate and its key, in two PEM files. ``context`` is for listening; it stays the same after a renewal."""

    def __init__(self, certificate: Path, key: Path) -> None:
        """Read both files. Raises ``ValueError`` if they cannot be used."""
        self._certificate = certificate
        self._key = key
        self._newest = self.context = self._read()
        self.context.sni_callback = self._use_newest

    def renew(self) -> bool:
        """Read the files again, for later connections; return whether that succeeded. A failure is only logged."""
        try:
            self._newest = self._read()
        except ValueError as error:
            _log.error("%s; the one that was read before is used on", error)
            return False
        return True

    def renew_and_report(self) -> None:
        """Renew, and log success, too: an administrator has asked for it."""
        if self.renew():
            _log.warning("the certificate was read again")

    def _read(self) -> ssl.SSLContext:
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.minimum_version = ssl.TLSVersion.TLSv1_2
        context.set_alpn_protocols(["http/1.1"])
        try:
            # No password for an encrypted key: else OpenSSL would ask on the terminal and wait.
            context.load_cert_chain(self._certificate, self._key, password="")
        except OSError as error:  # ssl.SSLError is one
            reason = error.strerror or str(error) or "they do not fit"
            message = f"the certificate {self._certificate} and the key {self._key} cannot be used: {reason}"
            raise ValueError(message) from error
        return context

    def _use_newest(self, connection: ssl.SSLObject, _name: str | None, _listening: ssl.SSLContext) -> None:
        """Change to the newest certificate. OpenSSL calls it in each handshake, also if the client names no host."""
        if self._newest is not self.context:
            connection.context = self._newest
