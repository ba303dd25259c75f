"""Calls to addresses that people have given us reach public addresses only, and the very ones that were looked at."""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import Sequence
from pathlib import Path

import httpx2 as httpx
import pytest

from boriken.server.notify import webhook
from boriken.server.notify.errors import DeliveryError
from boriken.server.notify.webhook import Resolver, Webhooks, checked_url, is_public
from tests.server.sinks import certificate_for, hook_sink, nowhere

NAME = "hooks.test"
PUBLIC, OTHER = "203.1.112.7", "2606:4700::1111"
SCHEME = "https"


def resolving(*addresses: str) -> Resolver:
    async def resolve(host: str, port: int) -> Sequence[str]:
        return addresses

    return resolve


def address(host: str, path: str = "/turn") -> str:
    return f"{SCHEME}://{host}{path}"


@pytest.mark.parametrize("public", [PUBLIC, OTHER, "8.8.8.8", "1.1.1.1", "2a00:1450:4001::1"])
def test_an_address_in_the_world_is_public(public: str) -> None:
    assert is_public(public)


@pytest.mark.parametrize(
    "private",
    [
        *(
            "127.0.0.1",
            "127.8.9.1",
            "0.0.0.0",
            "10.1.2.3",
            "172.16.0.1",
            "192.168.1.1",
            "169.254.169.254",
            "100.64.0.1",
        ),
        *("192.0.2.1", "198.18.0.1", "198.51.100.1", "203.0.113.1", "224.0.0.1", "239.1.1.1", "240.0.0.1"),
        *("255.255.255.255", "192.0.0.1", "::", "::1", "fe80::1", "fe80::1%eth0", "fc00::1", "fd12::1", "ff02::1"),
        *("::ffff:127.0.0.1", "::ffff:8.8.8.8", "::127.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::", "2001:0:1::1"),
        *("2001:db8::1", "fec0::1", "100::1"),
    ],
)
def test_all_other_addresses_are_not(private: str) -> None:
    assert not is_public(private)


@pytest.mark.parametrize(
    "text",
    [
        f"http://{NAME}/turn",
        f"ftp://{NAME}/turn",
        address(f"ada:secret@{NAME}"),
        address(""),
        "hooks.test/turn",
        "",
        address("[::1"),
    ],
)
def test_a_webhook_is_an_https_address_without_a_password(text: str) -> None:
    with pytest.raises(DeliveryError) as refused:
        checked_url(text)
    assert refused.value.final


def called(to: str, resolve: Resolver, answer: httpx.Response | None = None) -> list[httpx.Request]:
    """The requests that a call makes, none of which leaves this process."""
    made = []

    async def take(request: httpx.Request) -> httpx.Response:
        made.append(request)
        return answer or httpx.Response(204)

    async def call() -> None:
        hooks = Webhooks(resolve, transport=httpx.MockTransport(take))
        try:
            await hooks.send(to, {"kind": "your turn"})
        finally:
            await hooks.close()

    try:
        asyncio.run(call())
    except DeliveryError:
        if answer is None:
            assert not made
        raise
    return made


def test_the_call_goes_to_the_address_that_was_looked_at_and_names_the_host() -> None:
    [request] = called(address(f"{NAME}:8443"), resolving(PUBLIC, OTHER))
    assert (request.method, request.url.host, request.url.port, request.url.path) == ("POST", PUBLIC, 8443, "/turn")
    assert request.headers["host"] == f"{NAME}:8443"
    assert request.extensions["sni_hostname"] == NAME


@pytest.mark.parametrize("found", [["127.0.0.1"], [PUBLIC, "10.0.0.1"], ["::ffff:10.0.0.1"], []])
def test_a_name_that_stands_for_a_private_address_is_not_called(found: list[str]) -> None:
    with pytest.raises(DeliveryError, match="not a public one") as refused:
        called(address(NAME), resolving(*found))
    assert refused.value.final


def test_the_name_is_resolved_once_so_that_its_owner_cannot_change_the_answer() -> None:
    answers = [[PUBLIC], ["127.0.0.1"]]

    async def rebinding(host: str, port: int) -> Sequence[str]:
        return answers.pop(0)

    [request] = called(address(NAME), rebinding)
    assert request.url.host == PUBLIC
    assert len(answers) == 1


@pytest.mark.parametrize("literal", ["127.0.0.1", "[::1]", "127.1", "2130706433", "0x7f000001"])
def test_loopback_is_refused_however_it_is_written(literal: str) -> None:
    with pytest.raises(DeliveryError):
        called(address(literal), webhook.resolved)


@pytest.mark.parametrize("status", [301, 307, 404, 500])
def test_a_redirect_or_a_refusal_is_a_failure_and_nothing_is_followed(status: int) -> None:
    headers = {"Location": address("127.0.0.1")}
    with pytest.raises(DeliveryError, match=str(status)) as failed:
        called(address(NAME), resolving(PUBLIC), httpx.Response(status, headers=headers))
    assert not failed.value.final


def test_a_host_that_nobody_knows_may_be_known_later() -> None:
    with pytest.raises(DeliveryError, match="unknown") as failed:
        called(address(NAME), nowhere)
    assert not failed.value.final


def test_who_does_not_answer_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(webhook, "TIMEOUT", 0.05)

    async def sleepy(host: str, port: int) -> Sequence[str]:
        await asyncio.sleep(60)
        return []

    with pytest.raises(DeliveryError, match="in time"):
        called(address(NAME), sleepy)


@pytest.mark.parametrize(("named", "arrives"), [(NAME, True), ("other.test", False)])
def test_the_certificate_must_be_that_of_the_name(tmp_path: Path, named: str, arrives: bool) -> None:
    """With loopback allowed for once: the name is not looked up again, and still the one that is checked."""
    certificate = certificate_for(NAME, tmp_path)
    trusting = ssl.create_default_context(cafile=str(certificate))

    async def call(port: int) -> None:
        transport = httpx.AsyncHTTPTransport(verify=trusting)
        hooks = Webhooks(resolving("127.0.0.1"), lambda _: True, transport)
        try:
            await hooks.send(address(f"{named}:{port}"), {"kind": "your turn"})
        finally:
            await hooks.close()

    with hook_sink(certificate) as sink:
        if arrives:
            asyncio.run(call(sink.server_port))
            assert sink.calls == [(f"{NAME}:{sink.server_port}", "/turn", {"kind": "your turn"})]
        else:
            with pytest.raises(DeliveryError, match="cannot be reached"):
                asyncio.run(call(sink.server_port))
            assert not sink.calls
