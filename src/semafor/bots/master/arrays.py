"""What networks are calculated with."""

from typing import Any

import numpy as np

Array = np.ndarray[Any, Any]
