"""Events of The Phantom: everything that the log reports and the client shows.

One module for each chapter; the client's types list them in this order.
"""

from .adventure import *
from .decks import *
from .playing import *
from .destiny import *
from .combat import *
from .damage import *
