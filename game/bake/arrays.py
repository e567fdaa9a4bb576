"""The one name for numpy arrays of any shape and kind."""

from typing import Any

import numpy as np

Array = np.ndarray[Any, Any]
