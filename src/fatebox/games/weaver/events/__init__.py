"""Events of Fate Weaver, for the log and the client; all of them are public (WEA-HID.1).

One module for each chapter; the client's types list them in this order.
"""

from .player import *
from .refresh import *
from .reading import *
from .resolve import *
from .relics import *
from .renovate import *
from .scoring import *
