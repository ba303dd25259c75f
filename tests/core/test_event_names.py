"""Events in names instead of numbers."""

from boriken.core import event_names

DEALT: event_names.EventNames = {
    3: (
        "dealt",
        [("card", event_names.one_of(["ace", "king"])), ("open", event_names.yes), ("left", event_names.number)],
    )
}


def test_an_event_has_its_kind_its_seat_and_its_parameters_by_name() -> None:
    event = event_names.named_event(DEALT, [3, 1, 0, 1, 7])
    assert event == {"kind": "dealt", "seat": 1, "card": "ace", "open": True, "left": 7}


def test_an_event_of_nobody_has_no_seat() -> None:
    assert event_names.named_event(DEALT, [3, -1, 1, 0, 6])["seat"] is None
