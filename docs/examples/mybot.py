"""A bot for any game of Semafor: it claims when it can and otherwise takes the first move. Run with `--bots "cmd:…"`."""

import json
import random
import sys

for line in sys.stdin:
    asked = json.loads(line)
    if asked["kind"] == "end":  # the result is in it; nothing is to be answered
        continue
    chance = random.Random(asked["seed"])
    claims = [each for each in asked["legal"] if each["move"]["move"] == "claim"]
    chosen = chance.choice(claims) if claims else asked["legal"][0]
    print(json.dumps({"number": chosen["number"]}), flush=True)
