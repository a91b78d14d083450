"""The events of Fate of Fantos: one class for each kind, with its values and its audience.

One module for each chapter; the client's types list them in this order.
"""

from .turn import *
from .winning import *
from .piles import *
from .hiring import *
from .legacies import *
from .items import *
from .action import *
from .war import *
from .duel import *
from .trials import *
from .votes import *
from .negotiation import *
