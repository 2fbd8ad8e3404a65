"""The options that say who may come in and how, and how much the service takes: their values, checked."""

import argparse
import ipaddress
from pathlib import Path
from typing import Final

from petstore_gui.service.certificate import Certificate
from petstore_gui.service.connections import Network
from petstore_gui.service.limits import DEFAULTS, Limits

PORTS: Final = 2**16
_ANY: Final = "any"
_HEAD_MIN: Final = 1024


def add_access_options(parser: argparse.ArgumentParser) -> None:
    """Add them to ``parser``."""
    doors = parser.add_argument_group("for other computers")
    doors.add_argument("--tls-certificate", type=Path, metavar="FILE", help="serve HTTPS, with this PEM certificate")
    doors.add_argument("--tls-key", type=Path, metavar="FILE", help="its key; SIGHUP reads both again")
    doors.add_argument(
        "--behind-proxy",
        type=_network,
        nargs="?",
        const=_ANY,
        action="append",
        metavar="ADDRESS",
        help="serve plain HTTP to a proxy that encrypts: only to this address or network, where one is given",
    )
    limits = parser.add_argument_group("limits")
    for option, kind, metavar, default, what in (
        ("--max-body", _positive, "BYTES", DEFAULTS.body, "of a request's body"),
        ("--max-head", _head, "BYTES", DEFAULTS.head, "of a request's headers"),
        ("--max-headers", _positive, "N", DEFAULTS.header_count, "headers of a request"),
        ("--head-seconds", _seconds, "N", DEFAULTS.head_seconds, "for the headers of a request to arrive"),
        ("--body-seconds", _seconds, "N", DEFAULTS.body_seconds, "for its body"),
        ("--max-connections", _positive, "N", DEFAULTS.connections, "at a time"),
    ):
        limits.add_argument(
            option,
            type=kind,
            metavar=metavar,
            default=default,
            help=f"{what} (default: {f'{default:,}'.removesuffix('.0')})",
        )
    limits.add_argument(
        "--max-connections-per-address",
        type=_positive,
        metavar="N",
        help="at a time (default: half of all; all on this computer and behind a proxy)",
    )
    limits.add_argument(
        "--max-connections-per-key", type=_positive, metavar="N", help="at a time (default: half of all)"
    )
    limits.add_argument(
        "--max-requests",
        type=_whole,
        metavar="N",
        help="a second with one key, 0 for any number "
        f"(default: {DEFAULTS.issued_key_requests}, but any number with the key that was not issued)",
    )


def add_watching_options(parser: argparse.ArgumentParser) -> None:
    """Add those for whoever watches the service."""
    watching = parser.add_argument_group("for whoever watches it")
    watching.add_argument(
        "--metrics-port",
        type=port,
        metavar="PORT",
        help="serve metrics for Prometheus there, to this computer only; of more workers at the ports after it",
    )
    watching.add_argument(
        "--request-log", action="store_true", help="write a line of JSON for each request to standard output"
    )


def certificate(options: argparse.Namespace) -> Certificate | None:
    """Return the certificate to serve with, if one was given. Raises ``ValueError``."""
    if (options.tls_certificate is None) != (options.tls_key is None):
        raise ValueError("--tls-certificate and --tls-key belong together")
    if options.tls_certificate is None:
        return None
    if options.behind_proxy:
        raise ValueError("--behind-proxy is for plain HTTP: leave it out, or the certificate")
    return Certificate(options.tls_certificate, options.tls_key)


def proxies(options: argparse.Namespace) -> list[Network] | None:
    """Return who may connect besides this computer; ``None`` for everybody."""
    given: list[Network | str] = options.behind_proxy or [_ANY]
    networks = [each for each in given if not isinstance(each, str)]
    return networks if len(networks) == len(given) else None


def limits(options: argparse.Namespace, *, for_others: bool) -> Limits:
    """Return the limits; ``for_others``: the other computers themselves connect, and not a proxy for all of them."""
    per_address = options.max_connections_per_address
    if per_address is None and for_others:
        per_address = max(1, options.max_connections // 2)
    requests = options.max_requests
    return Limits(
        body=options.max_body,
        head=options.max_head,
        header_count=options.max_headers,
        head_seconds=options.head_seconds,
        body_seconds=options.body_seconds,
        connections=options.max_connections,
        connections_per_address=per_address,
        connections_per_key=options.max_connections_per_key or max(1, options.max_connections // 2),
        requests=requests or None,
        issued_key_requests=DEFAULTS.issued_key_requests if requests is None else requests or None,
    )


def port(text: str) -> int:
    """Return the number of a port. Raises ``ValueError``."""
    number = _whole(text)
    if number >= PORTS:
        raise ValueError(text)
    return number


def _network(text: str) -> Network | str:
    return text if text == _ANY else ipaddress.ip_network(text)


def _whole(text: str) -> int:
    number = int(text)
    if not 0 <= number < 2**31:
        raise ValueError(text)
    return number


def _positive(text: str) -> int:
    return _at_least(1, _whole(text))


def _head(text: str) -> int:
    return _at_least(_HEAD_MIN, _whole(text))


def _at_least(least: int, number: int) -> int:
    if number < least:
        message = f"it has to be at least {least}"
        raise argparse.ArgumentTypeError(message)
    return number


def _seconds(text: str) -> float:
    seconds = float(text)
    if not 0.1 <= seconds <= 3600:
        raise argparse.ArgumentTypeError("it has to be from 0.1 to 3600")
    return seconds
