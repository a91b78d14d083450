"""Events of 7: everything that the log reports and the client shows.

One module for each chapter; the client's types list them in this order.
"""

from .colors import *
from .turn import *
from .actions import *
from .resources import *
from .holdings import *
from .market import *
from .quests import *
from .sins import *
from .cataclysms import *
from .unnamed import *
