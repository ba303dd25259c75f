"""Running a server until somebody stops it."""

from __future__ import annotations

import contextlib
import errno
import gc
import signal
import socket
import threading
from collections.abc import Callable, Iterator

import uvicorn
from fastapi import FastAPI

from boriken.core.errors import SetupError
from boriken.server.app import create_app
from boriken.server.logs import write_logs
from boriken.server.settings import Settings
from boriken.server.store.files import hold_data

GRACE = 10  # seconds that requests have to finish when the server is stopped
STOPS = (signal.SIGINT, signal.SIGTERM)
FULL_COLLECTIONS = 1000  # one for so many smaller ones; Python makes one for ten


class Server(uvicorn.Server):
    """Ends the live streams first, because they would never end by themselves."""

    def __init__(self, app: FastAPI, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.app = app

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.app.state.service.end_streams()
        await super().shutdown(sockets)

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stop when asked to. That is a good end: uvicorn would raise the signal again, and so fail."""
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
    """Serve; `ready` is told the address as soon as somebody can come."""
    with hold_data(settings), listening(settings.host, settings.port) as listener:
        host, port = listener.getsockname()[:2]
        app = create_app(settings)
        config = uvicorn.Config(
            app,
            log_config=None,
            access_log=False,
            timeout_graceful_shutdown=GRACE,
            timeout_keep_alive=75,  # as long as people think, so that a move need not knock first
            server_header=False,
            proxy_headers=True,
        )
        spare_the_collector()
        write_logs(settings.log_json, requests=settings.log_json or settings.verbose)
        ready(f"http://{f'[{host}]' if ':' in host else host}:{port}")
        Server(app, config).run([listener])


def spare_the_collector() -> None:
    """A full collection looks at every object while everybody waits: 30 to 250 ms at 60 tables. What is there from the
    beginning need not be looked at again, and what comes and goes with requests is found young."""
    gc.collect()
    gc.freeze()
    young, grown, _ = gc.get_threshold()
    gc.set_threshold(young, grown, FULL_COLLECTIONS)


def listening(host: str, port: int) -> socket.socket:
    """A socket on which people can come in; an error that says so if the address is taken."""
    try:
        family, kind, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    except OSError as error:
        raise SetupError(f"There is no address {host} to listen on.") from error
    listener = socket.socket(family, kind)
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
        return f"Port {port} of {host} is in use: stop what runs there, or choose another one with --port."
    return f"Nobody can listen on {host}, port {port}: {error.strerror}."
