import base64
import json
import os
import sys
import uuid
from datetime import datetime, timezone
from urllib.error import HTTPError
from urllib.parse import quote
from urllib.request import Request, urlopen

from signature import sign

SITE_URL = os.environ.get("SITE_URL", "http://localhost:8080")
KEY = (os.environ.get("LINK_KID", ""), base64.urlsafe_b64decode(os.environ.get("LINK_SECRET", "") + "=="))


def call(method: str, path: str, data=None, call_id: str | None = None):
    """One call to the site. To try again after silence, call with the same `call_id`: it is carried out once."""
    body = b"" if data is None else json.dumps(data).encode()
    headers = sign(KEY, call_id or str(uuid.uuid4()), method, path, body)
    if body:
        headers["Content-Type"] = "application/json"
    request = Request(SITE_URL + path, data=body or None, headers=headers, method=method)
    try:
        with urlopen(request, timeout=5) as answer:
            return json.load(answer)
    except HTTPError as refusal:  # 4xx and 5xx; the body has the word for it
        raise RuntimeError(f"{refusal.code} {json.load(refusal)['error']}") from None


def unread(uid: str):
    return call("GET", f"/api/partner/v1/unread?partner_uid={quote(uid, safe='')}")


def revoke_tokens(uid: str):
    return call("POST", "/api/partner/v1/tokens/revoke", {"partner_uid": uid})


def push_vip(rows: list):
    as_of = datetime.now(timezone.utc).isoformat(timespec="milliseconds")
    return call("PUT", "/api/partner/v1/vip", {"as_of": as_of, "rows": rows})


if __name__ == "__main__":
    what, uid = [*sys.argv[1:], "uid-900001"][:2]
    deeds = {
        "unread": lambda: unread(uid),
        "revoke": lambda: revoke_tokens(uid),
        "vip": lambda: push_vip([{"partner_uid": uid, "level": 3, "until": None}]),
    }
    print(json.dumps(deeds[what]()))
