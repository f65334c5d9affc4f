"""Follows the live stream of a board, with the standard library alone."""

import http.client
import json
import os
import random
import sys
import time
import urllib.error
import urllib.request

URL = os.environ.get("BOARDS_URL", "http://127.0.0.1:3000")
BOARD = f"{URL}/v1/boards/{sys.argv[1]}"
AUTHORIZATION = {"Authorization": f"Bearer {os.environ['BOARDS_TOKEN']}"}
SILENCE_SECONDS_MAX = 45
PAUSE_SECONDS = 0.5
PAUSE_SECONDS_MAX = 30


def get(url: str, headers: dict[str, str]):
    """Opens a response. Reading it fails if nothing arrives for a while."""
    request = urllib.request.Request(url, headers=AUTHORIZATION | headers)
    return urllib.request.urlopen(request, timeout=SILENCE_SECONDS_MAX)


def read_snapshot() -> str:
    """Reads the state of the board, and returns the position that belongs to it."""
    with get(f"{BOARD}/snapshot", {}) as response:
        cursor = json.load(response)["resume_cursor"]
    print("snapshot", flush=True)
    return cursor


def messages(response):
    """Yields the fields of each message."""
    fields: dict[str, str] = {}
    for line in response:
        text = line.decode().rstrip("\r\n")
        if text == "":
            yield fields
            fields = {}
        elif not text.startswith(":"):
            name, _, value = text.partition(":")
            fields[name] = value.removeprefix(" ")


def apply(event: dict) -> None:
    """Your code."""
    print(event["type"], event["resource"]["id"], flush=True)


def follow() -> None:
    """Follows the board for as long as there is access to it."""
    cursor: str | None = None
    pause = PAUSE_SECONDS
    while True:
        try:
            cursor = cursor or read_snapshot()
            with get(f"{BOARD}/events/stream", {"Last-Event-ID": cursor, "Accept": "text/event-stream"}) as stream:
                for message in messages(stream):
                    if message.get("event") == "end":
                        break
                    if "data" in message:
                        apply(json.loads(message["data"]))
                    cursor = message.get("id", cursor)
                    pause = PAUSE_SECONDS
        except urllib.error.HTTPError as error:
            if error.code in (401, 403, 404):
                raise
            # The position can't be continued, because the log no longer reaches back to it or the board has moved to another
            # workspace: begin with the board as it is now.
            if error.code in (400, 410):
                cursor = None
            pause = min(pause * 2, PAUSE_SECONDS_MAX)
        # Connections that break off, also within a message, and what is no JSON, such as a page of a proxy.
        except (OSError, http.client.HTTPException, ValueError):
            pause = min(pause * 2, PAUSE_SECONDS_MAX)
        time.sleep(pause * random.uniform(0.5, 1))


follow()
