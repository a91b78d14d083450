"""Events of Outposts: everything that the log reports and the client shows.

One module for each chapter; the client's types list them in this order.
"""

from .posts import *
from .setup import *
from .turn import *
from .cards import *
from .mana import *
from .outposts import *
from .creatures import *
from .assault import *
