"""Prints the server's OpenAPI document, from which the browser table's types are made (`npm run schema` in web/)."""

import json

from boriken.server.app import interface


def main() -> None:
    print(json.dumps(interface().openapi(), indent=1))


if __name__ == "__main__":
    main()
