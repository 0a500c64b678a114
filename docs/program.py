"""A program of a Semafor server: plays random legal moves wherever it is invited.

python docs/program.py http://127.0.0.1:8000 TOKEN
"""

import json
import random
import sys
import urllib.request

url, headers = sys.argv[1], {"Authorization": f"Bearer {sys.argv[2]}", "Content-Type": "application/json"}
for line in urllib.request.urlopen(urllib.request.Request(f"{url}/api/program/stream", None, headers)):
    update = json.loads(line)
    if update.get("moves"):
        act = {"type": "act", "move": random.choice(update["moves"])["number"]}
        command = {"key": str(update["decision"]), "decision": update["decision"], "do": act}
        body = json.dumps({"seat": update["seat"], "command": command}).encode()
        answered = f"{url}/api/rooms/{update['room']['room']}/commands"
        urllib.request.urlopen(urllib.request.Request(answered, body, headers)).close()
