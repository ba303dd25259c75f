"""For the reference on the documentation site: examples in docstrings are shown as sessions, not as quotations."""

from __future__ import annotations

import re
from typing import Any

import griffe

SESSION = re.compile(r"(?:^|(?<=\n))( *>>> .*(?:\n(?! *\n)(?!\Z).*)*)")


class Sessions(griffe.Extension):
    """Puts every run of lines that begins with >>> and ends before an empty line into a fence."""

    def on_object(self, *, obj: griffe.Object, **more: Any) -> None:
        if obj.docstring is not None:
            obj.docstring.value = SESSION.sub(r"```pycon\n\1\n```", obj.docstring.value)
