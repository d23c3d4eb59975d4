import base64
import hashlib
import json
import os
import sqlite3
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qs, unquote, urlsplit

from signature import is_from_site


def read_key(pair: str):
    kid, _, secret = pair.partition(":")
    return kid, base64.urlsafe_b64decode(secret + "==")


# LINK_KEYS: one or two of kid:secret with a blank between, secrets as given (base64url).
# DATABASE: a file; in truth the database of your game.
KEYS = [read_key(pair) for pair in os.environ["LINK_KEYS"].split()]
GAME = "H73"
ITEMS = {"gift_box_a", "gold"}
ROLES = {"123456789": {"char_name": "測試角色", "server_id": "tw_2001", "partner_uid": "uid-900001"}}

database = sqlite3.connect(os.environ.get("DATABASE", "mails.db"), check_same_thread=False)
database.execute(
    "CREATE TABLE IF NOT EXISTS mail (number INTEGER PRIMARY KEY AUTOINCREMENT, mail_id TEXT NOT NULL UNIQUE,"
    " hash TEXT NOT NULL, state TEXT NOT NULL, content TEXT NOT NULL)"
)
one_at_a_time = threading.Lock()  # of this one connection; with a pool the UNIQUE key alone decides


def refuse(status: int, error: str):
    return status, {"error": error}


def look_up(role_id: str, query: dict):
    if query.get("game_id") != [GAME]:
        return refuse(400, "bad_request")
    role = ROLES.get(role_id)
    if not role:
        return refuse(404, "role_not_found")
    return 200, {"result": {"role_id": role_id, "status": "ok", **role}}


def find_mail(mail_id: str):
    return database.execute("SELECT number, hash, state FROM mail WHERE mail_id = ?", (mail_id,)).fetchone()


def again(mail_id: str, held, body_hash: str):
    if held[1] != body_hash:
        return refuse(409, "mail_id_conflict")
    return 200, {"mail_id": mail_id, "status": "duplicate", "partner_mail_id": str(held[0])}


def take_mail(body: bytes):
    try:
        mail = json.loads(body)
        mail_id, role_id, codes = mail["mail_id"], mail["role_id"], [item["item_code"] for item in mail["items"]]
    except (ValueError, KeyError, TypeError):
        return refuse(400, "bad_request")
    body_hash = hashlib.sha256(body).hexdigest()
    held = find_mail(mail_id)
    if held:
        return again(mail_id, held, body_hash)
    if mail.get("game_id") != GAME:
        return refuse(400, "bad_request")
    if role_id not in ROLES or ROLES[role_id]["server_id"] != mail.get("server_id"):
        return refuse(404, "role_not_found")
    if not set(codes) <= ITEMS:
        return refuse(422, "unknown_item")
    try:
        with database:  # one transaction: the row, and whatever gives the items
            content = body.decode()
            row = database.execute(
                "INSERT INTO mail (mail_id, hash, state, content) VALUES (?, ?, 'accepted', ?)", (mail_id, body_hash, content)
            )
    except sqlite3.IntegrityError:  # the same mail came in between: it is the other one that counts
        return again(mail_id, find_mail(mail_id), body_hash)
    return 200, {"mail_id": mail_id, "status": "accepted", "partner_mail_id": str(row.lastrowid)}


def tell_state(mail_id: str):
    held = find_mail(mail_id)
    if not held:
        return refuse(404, "mail_not_found")
    return 200, {"mail_id": mail_id, "status": held[2], "partner_mail_id": str(held[0])}


def recall(mail_id: str):
    held = find_mail(mail_id)
    if not held:
        return refuse(404, "mail_not_found")
    with database:  # only what nobody claimed, whoever is faster
        database.execute("UPDATE mail SET state = 'recalled' WHERE mail_id = ? AND state <> 'claimed'", (mail_id,))
    if find_mail(mail_id)[2] != "recalled":
        return refuse(409, "already_claimed")
    return 200, {"mail_id": mail_id, "status": "recalled"}


def answer(method: str, path: str, body: bytes):
    address = urlsplit(path)
    area, *rest = [unquote(one) for one in address.path.removeprefix("/partner/v1/").split("/")]
    if method == "GET" and area == "health":
        return 200, {"status": "ok"}
    if method == "GET" and area == "roles" and rest:
        return look_up(rest[0], parse_qs(address.query))
    if method == "POST" and area == "mails" and not rest:
        return take_mail(body)
    if method == "GET" and area == "mails" and len(rest) == 1:
        return tell_state(rest[0])
    if method == "POST" and area == "mails" and rest[1:] == ["recall"]:
        return recall(rest[0])
    return refuse(404, "bad_request")


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def handle_call(self):
        body = self.rfile.read(int(self.headers.get("Content-Length") or 0))
        if is_from_site(KEYS, self.command, self.path, self.headers, body):
            with one_at_a_time:
                status, said = answer(self.command, self.path, body)
        else:
            status, said = refuse(401, "bad_signature")
        text = json.dumps(said, ensure_ascii=False).encode()
        self.send_response(status)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(text)))
        self.end_headers()
        self.wfile.write(text)

    do_GET = do_POST = handle_call

    def log_message(self, *_):
        pass


server = ThreadingHTTPServer(("127.0.0.1", int(os.environ.get("PORT", "8500"))), Handler)
print(f"listening on {server.server_port}", flush=True)
server.serve_forever()
