"""A bot for a Semafor server in thirty lines: sits down in a room and plays random legal moves to the end.

python docs/client.py http://127.0.0.1:8000 ROOM SEAT JOIN-TOKEN
"""

import json
import random
import sys
import urllib.request

from websockets.sync.client import connect

url, room, seat, join = sys.argv[1:5]
body = json.dumps({"name": f"bot {seat}", "join": join}).encode()
request = urllib.request.Request(f"{url}/api/rooms/{room}/seats/{seat}", body, {"Content-Type": "application/json"})
token = json.load(urllib.request.urlopen(request))["token"]

with connect(f"{url.replace('http', 'ws', 1)}/api/rooms/{room}/socket", max_size=None) as socket:
    socket.send(json.dumps({"type": "hello", "seat": int(seat), "token": token}))
    answered = -1
    for text in socket:
        message = json.loads(text)
        if message["type"] == "denial":
            sys.exit(message["text"]["en"])
        if message["type"] == "update" and message["room"]["status"] == "over":
            print(message["result"]["ranking"])
            break
        if message["type"] == "update" and message["moves"] and message["decision"] > answered:
            answered = message["decision"]
            act = {"type": "act", "move": random.choice(message["moves"])["move"]}
            socket.send(json.dumps({"type": "command", "key": f"{answered}", "decision": answered, "do": act}))
