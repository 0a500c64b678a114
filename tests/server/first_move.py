"""A program that speaks lines of JSON: it plays the first legal move."""

import json
import sys

for line in sys.stdin:
    asked = json.loads(line)
    if asked["kind"] == "decide":
        print(json.dumps({"number": asked["legal"][0]["number"]}), flush=True)
