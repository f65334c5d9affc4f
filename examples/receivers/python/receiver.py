"""Receives a webhook's messages: verifies, skips repeated ones, responds at once, and works in order."""

import os
import queue
import sys
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from standardwebhooks.webhooks import Webhook, WebhookVerificationError

BODY_BYTES_MAX = 1_048_576
REMEMBERED_MAX = 100_000
WORKERS = 4

webhook = Webhook(os.environ["WEBHOOK_SECRET"])
lock = threading.Lock()
# The ids of messages that were accepted, oldest first. In production, a table with a unique column.
seen: dict[str, None] = {}
# All events of a board go to the same worker, so that they stay in order.
queues: list[queue.Queue] = [queue.Queue() for _ in range(WORKERS)]
# Events that change nothing. Their version is the one that the card already has.
UNCHANGED = {"card.due_soon", "card.overdue"}
# The latest version of each resource that was applied.
versions: dict[str, int] = {}


def accept(message_id: str, event: dict) -> None:
    """Hands an event on, unless it has come before."""
    with lock:
        if message_id in seen:
            return
        seen[message_id] = None
        if len(seen) > REMEMBERED_MAX:
            del seen[next(iter(seen))]
        queues[hash(event.get("board_id")) % WORKERS].put(event)


def work(events: queue.Queue) -> None:
    """Applies events one after the other."""
    while True:
        apply(events.get())


def apply(event: dict) -> None:
    """Your code. A message that comes late, such as a redelivery, must not undo what came after it."""
    resource_id, version = event["resource"]["id"], event.get("version")
    if version is not None and event["type"] not in UNCHANGED:
        if version <= versions.get(resource_id, 0):
            return
        versions[resource_id] = version
    # One string, so that the lines of several workers don't mix.
    print(f"{event['type']} {resource_id} {version if version is not None else '-'}\n", end="", flush=True)


class Receiver(BaseHTTPRequestHandler):
    """Responds before the work is done."""

    timeout = 10

    def do_POST(self) -> None:
        """Takes one message."""
        length = int(self.headers.get("Content-Length", 0))
        if length > BODY_BYTES_MAX:
            self.respond(413)
            return
        # Verified as it was received: parsed and written again, it could differ.
        body = self.rfile.read(length)
        try:
            event = webhook.verify(body, {name.lower(): value for name, value in self.headers.items()})
        except (WebhookVerificationError, ValueError) as error:
            print("refused:", error, file=sys.stderr, flush=True)
            self.respond(400)
            return
        accept(self.headers["webhook-id"], event)
        self.respond(204)

    def respond(self, status: int) -> None:
        """Sends a status without a body."""
        self.send_response(status)
        self.end_headers()

    def log_message(self, *_: object) -> None:
        """Keeps the output to what was applied."""


for events_of_some_boards in queues:
    threading.Thread(target=work, args=[events_of_some_boards], daemon=True).start()
server = ThreadingHTTPServer(("127.0.0.1", int(os.environ.get("PORT", "4000"))), Receiver)
print("listening", flush=True)
server.serve_forever()
