"""What the command line does to the service's database in place of serving it. Each command loads when it is used."""

import argparse

from petstore_gui.service.signals import exit_on_signals


def run(options: argparse.Namespace) -> None:
    """Do what ``options.command`` names. Raise ``OSError``, ``ValueError`` or what the database's rooms raise."""
    exit_on_signals(lambda number: 128 + number)  # as a shell expects of what a signal has ended
    match options.command:
        case "backup":
            from petstore_gui.service.commands.backup import run as back_up

            back_up(options)
        case "keys":
            from petstore_gui.service.commands.keys import run as change_keys

            change_keys(options)

        case "copy":
            from petstore_gui.service.commands.copy import run as copy

            copy(options)
        case unknown:
            raise AssertionError(unknown)
