"""The `boriken` command: play, simulate, replay and check games in the terminal."""


def main() -> None:
    from boriken.cli.app import app

    app()
