"""The former name of `event_names`, for games written before it: what they import from here still works."""

from boriken.core.event_names import NO_EVENTS as NO_EVENTS
from boriken.core.event_names import EventNames as Story
from boriken.core.event_names import Json as Json
from boriken.core.event_names import Reader as Reader
from boriken.core.event_names import named_event as told
from boriken.core.event_names import number as number
from boriken.core.event_names import one_of as one_of
from boriken.core.event_names import yes as yes

__all__ = ["NO_EVENTS", "Json", "Reader", "Story", "number", "one_of", "told", "yes"]
