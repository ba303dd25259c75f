"""Descriptions of all that a San Juan table tells: view, facts, questions, events and refusals."""

from boriken.games.san_juan.border.events import Events as Events
from boriken.games.san_juan.border.questions import Questions as Questions
from boriken.games.san_juan.border.refusals import Refusals as Refusals
from boriken.games.san_juan.border.table import Facts as Facts
from boriken.games.san_juan.border.table import Options as Options
from boriken.games.san_juan.border.table import View as View
