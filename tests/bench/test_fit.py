"""The regression finds the weights behind results."""

import numpy as np

from bench.fit import EXPANSION_TERMS, MAY_BE_NEGATIVE, TERMS, Boards, as_terms, fit, play, present_weights

NAMES = [term.name for term in TERMS]
DOUBLOON, WAIT, QUARRY = (NAMES.index(name) for name in ("doubloon", "turn to wait", "working quarry"))


def test_weights_are_found_and_kept_within_reason() -> None:
    """A doubloon is worth 2 and for ten rounds 3 more, waiting costs; a quarry that seems to harm is worth nothing."""
    random = np.random.default_rng(1)
    counts = random.normal(size=(4000, len(TERMS)))
    rounds = random.uniform(1, 15, size=4000)
    gained = counts[:, DOUBLOON] * (2 + 0.3 * rounds) - counts[:, WAIT] - counts[:, QUARRY]
    weights = fit(Boards(np.arange(4000.0), rounds, counts, gained))
    once, later = weights[: len(TERMS)], weights[len(TERMS) :]
    assert np.allclose([once[DOUBLOON], later[DOUBLOON], once[WAIT]], [2, 3, -1], atol=0.1)
    assert once[QUARRY] == later[QUARRY] == 0


def test_with_expansions_the_weights_of_the_base_game_are_held() -> None:
    """Only what these leave unexplained is fitted: here the library alone brings anything beyond them."""
    random = np.random.default_rng(1)
    terms = [*TERMS, *EXPANSION_TERMS]
    library = [term.name for term in terms].index("library")
    counts = random.normal(size=(4000, len(terms)))
    rounds = random.uniform(1, 15, size=4000)
    boards = Boards(np.arange(4000.0), rounds, counts, np.zeros(4000))
    held = present_weights(len(terms))
    held[len(TERMS) : len(terms)] = held[len(terms) + len(TERMS) :] = 0
    gained = boards.terms() @ held + counts[:, library] * (1 + 0.2 * rounds)
    weights = fit(Boards(boards.game, rounds, counts, gained), held=len(TERMS))
    assert np.allclose(weights[: len(TERMS)], held[: len(TERMS)])
    assert np.allclose([weights[library], weights[len(terms) + library]], [1, 2], atol=0.1)
    assert as_terms(weights, held=len(TERMS)).startswith('Term("aqueduct", ')


def test_with_expansions_their_terms_are_counted_too() -> None:
    boards = play(players=3, games=1, seed=1, jobs=1, expansions="nobles,festival")
    assert boards.counts.shape == (len(boards.gained), len(TERMS) + len(EXPANSION_TERMS))
    assert boards.counts[:, len(TERMS) :].any()


def test_boards_are_compared_with_their_table() -> None:
    boards = play(players=3, games=1, seed=1, jobs=1)
    assert boards.counts.shape == (len(boards.gained), len(TERMS))
    assert np.allclose(boards.counts.reshape(-1, 3, len(TERMS)).sum(axis=1), 0)
    assert np.allclose(boards.gained.reshape(-1, 3).sum(axis=1), 0)
    assert boards.gained.any()


def test_weights_are_printed_as_the_evaluation_has_them() -> None:
    printed = as_terms(present_weights(len(TERMS)))
    assert len(printed.splitlines()) == len(TERMS)
    assert f'Term("doubloon", {TERMS[0].once:.2f}, {TERMS[0].later:.2f},' in printed


def test_only_terms_there_are_may_be_negative() -> None:
    assert {*NAMES, *(term.name for term in EXPANSION_TERMS)} >= MAY_BE_NEGATIVE
