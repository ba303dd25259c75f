"""A program that starts a cluster, looks at all its processes, and gives it work that fails."""

from collections.abc import Iterator
from importlib import import_module
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import Any

import pytest

from boriken.arena.cluster import RayCluster
from boriken.arena.connection import LOCAL, Connection
from boriken.core.errors import BorikenError

STUMBLE = 3
PATIENCE = 60  # seconds for processes to go that were told to


def work(number: int) -> int:
    if number == STUMBLE:
        raise BorikenError("The work failed.")
    return number


def main() -> None:
    results = RayCluster(Connection(LOCAL, 2)).map(work, range(1000))
    assert next(results) < STUMBLE  # from now on the whole cluster is there
    psutil = import_module("psutil")  # Ray brings it along
    own = psutil.Process()
    family = own.children(recursive=True)
    assert len(family) > 2
    addresses = [address for process in (own, *family) if process.is_running() for address in listening(process)]
    assert addresses
    assert all(address.is_loopback for address in addresses), addresses
    with pytest.raises(BorikenError, match=r"^The work failed\.$"):
        list(results)
    _, left = psutil.wait_procs(family, timeout=PATIENCE)
    assert not left


def listening(process: Any) -> Iterator[IPv4Address | IPv6Address]:
    """The addresses at which others can reach a process."""
    for connection in process.net_connections():
        if not connection.raddr:
            address = ip_address(connection.laddr.ip)
            yield getattr(address, "ipv4_mapped", None) or address


if __name__ == "__main__":
    main()
