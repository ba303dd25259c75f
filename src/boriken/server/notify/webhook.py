"""Webhooks: calls to addresses that people enter. They must not reach anything private of this machine's network."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Awaitable, Callable, Sequence
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address

import httpx2
import orjson

from boriken.server.notify.errors import DeliveryError
from boriken.server.tables.table import Json

TIMEOUT = 10.0
LONGEST_HOST, LONGEST_LABEL = 253, 63  # bytes, by RFC 1035
GLOBAL_UNICAST = IPv6Network("2000::/3")
NO_REUSE = httpx2.Limits(max_keepalive_connections=0)  # a reused connection could belong to another name

Resolver = Callable[[str, int], Awaitable[Sequence[str]]]


class Webhooks:
    """Posts JSON to public https addresses, without following redirects.

    A name is looked up once, and the connection goes to the address that was checked. A second lookup would let the
    owner of the name answer with a public address first and a private one then.
    """

    def __init__(
        self,
        resolve: Resolver | None = None,
        is_allowed: Callable[[str], bool] | None = None,
        transport: httpx2.AsyncBaseTransport | None = None,
    ) -> None:
        self.resolve = resolve or resolved
        self.is_allowed = is_allowed or is_public
        self.client = httpx2.AsyncClient(
            transport=transport, limits=NO_REUSE, timeout=TIMEOUT, follow_redirects=False, trust_env=False
        )

    async def send(self, to: str, document: Json) -> None:
        url = checked_url(to)
        try:
            async with asyncio.timeout(TIMEOUT):
                address = await self.address_of(url)
                await self.post(url, address, document)
        except TimeoutError as error:
            raise DeliveryError("The webhook did not answer in time.") from error
        except httpx2.HTTPError as error:
            raise DeliveryError(f"The webhook cannot be reached: {error}") from error

    async def address_of(self, url: httpx2.URL) -> str:
        """A public address. A name that also has a private one is refused."""
        try:
            found = await self.resolve(url.raw_host.decode(), url.port or 443)
        except UnicodeError as error:  # a name that cannot be
            raise DeliveryError("The webhook's host is unknown.", final=True) from error
        except OSError as error:
            raise DeliveryError("The webhook's host is unknown.") from error
        if not found or not all(self.is_allowed(address) for address in found):
            raise DeliveryError("The webhook's address is not a public one.", final=True)
        return found[0]

    async def post(self, url: httpx2.URL, address: str, document: Json) -> None:
        request = self.client.build_request(
            "POST",
            url.copy_with(host=address),
            content=orjson.dumps(document),
            headers={"Host": url.netloc.decode(), "Content-Type": "application/json", "User-Agent": "boriken"},
            extensions={"sni_hostname": url.raw_host.decode()},  # the certificate must be for the name
        )
        answer = await self.client.send(request, stream=True)
        await answer.aclose()  # the body is not read
        if not answer.is_success:
            raise DeliveryError(f"The webhook answered {answer.status_code}.")

    async def close(self) -> None:
        await self.client.aclose()


def checked_url(text: str) -> httpx2.URL:
    try:
        url = httpx2.URL(text)
    except httpx2.InvalidURL as error:
        raise DeliveryError("The webhook is not a web address.", final=True) from error
    if url.scheme != "https" or not url.host or url.userinfo:
        raise DeliveryError("A webhook must be an https address without a password.", final=True)
    labels = url.raw_host.rstrip(b".").split(b".")
    if len(url.raw_host) > LONGEST_HOST or not all(0 < len(label) <= LONGEST_LABEL for label in labels):
        raise DeliveryError("The webhook is not a web address.", final=True)
    return url


async def resolved(host: str, port: int) -> list[str]:
    found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return [str(address[0]) for *_, address in found]


def is_public(address: str) -> bool:
    """Whether the address is a public one."""
    found = ip_address(address)
    return found.is_global and not found.is_multicast and is_plain(found)


def is_plain(address: IPv4Address | IPv6Address) -> bool:
    """Whether no other address, which could be private, is embedded in this one."""
    if isinstance(address, IPv4Address):
        return not address.is_reserved
    return address in GLOBAL_UNICAST and address.sixtofour is None and address.teredo is None
