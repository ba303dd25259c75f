"""Descriptions of all that an Anno 1503 table tells: view, facts, questions, events and refusals."""

from boriken.games.anno_1503.border.events import Events as Events
from boriken.games.anno_1503.border.questions import Questions as Questions
from boriken.games.anno_1503.border.refusals import Refusals as Refusals
from boriken.games.anno_1503.border.table import Facts as Facts
from boriken.games.anno_1503.border.table import Options as Options
from boriken.games.anno_1503.border.table import View as View
