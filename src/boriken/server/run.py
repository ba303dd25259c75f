"""Running a server until it is stopped."""

from __future__ import annotations

import contextlib
import errno
import gc
import signal
import socket
import sys
import threading
from collections.abc import Callable, Iterator

import uvicorn
from fastapi import FastAPI

from boriken.core.errors import SetupError
from boriken.server.app import create_app
from boriken.server.http.connection import Connection
from boriken.server.logs import write_logs
from boriken.server.settings import Settings
from boriken.server.store.files import hold_data

GRACE = 10  # seconds for requests to finish when the server stops
STOPS = (signal.SIGINT, signal.SIGTERM)
TURN = 0.0005  # seconds after which a busy thread lets another go on; a move needs several turns while a game is read
FULL_COLLECTIONS = 1000  # smaller ones for each full one; Python's default is ten


class Server(uvicorn.Server):
    """Ends live streams first, because they never end by themselves."""

    def __init__(self, app: FastAPI, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.app = app

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.app.state.service.end_streams()
        await super().shutdown(sockets)

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stop on a signal, with exit status 0; uvicorn would raise the signal again."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        before = {number: signal.signal(number, self.handle_exit) for number in STOPS}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)


def serve(settings: Settings, ready: Callable[[str], None]) -> None:
    """Serve until stopped; `ready` is called with the address when the server accepts connections."""
    with hold_data(settings), listening(settings.host, settings.port) as listener:
        host, port = listener.getsockname()[:2]
        app = create_app(settings)
        tune_garbage_collection()
        sys.setswitchinterval(TURN)
        write_logs(settings.log_json, requests=settings.log_json or settings.verbose)
        ready(f"http://{f'[{host}]' if ':' in host else host}:{port}")
        Server(app, configuration(app, GRACE)).run([listener])


def configuration(app: FastAPI, grace: int) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        http=Connection,
        log_config=None,
        access_log=False,
        timeout_graceful_shutdown=grace,
        timeout_keep_alive=75,  # as long as people think, so that a move needs no new connection
        server_header=False,
        proxy_headers=True,
    )


def tune_garbage_collection() -> None:
    """Make full collections rare: one stops everything for 30 to 250 ms at 60 tables.

    What exists at the start is never collected, and objects of requests die young.
    """
    gc.collect()
    gc.freeze()
    young, grown, _ = gc.get_threshold()
    gc.set_threshold(young, grown, FULL_COLLECTIONS)


def listening(host: str, port: int) -> socket.socket:
    """A listening socket; an error with a clear sentence if the address cannot be used."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    except OSError as error:
        raise SetupError(f"There is no address {host} to listen on.") from error
    # asyncio sends small answers at once only where the protocol is said to be TCP; else each waits for 40 ms.
    listener = socket.socket(family, kind, protocol)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind(address)
        listener.listen(1024)
    except OSError as error:
        listener.close()
        raise SetupError(why_not(host, port, error)) from error
    return listener


def why_not(host: str, port: int, error: OSError) -> str:
    if error.errno == errno.EADDRINUSE:
        return f"Port {port} of {host} is in use. Stop the program that uses it, or choose another port with --port."
    return f"Cannot listen on {host}, port {port}: {error.strerror}."
