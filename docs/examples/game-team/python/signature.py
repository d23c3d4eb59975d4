import base64
import hashlib
import hmac
import re
import time

WINDOW_S = 300


def _mac(secret: bytes, call_id: str, timestamp, method: str, path: str, body: bytes) -> bytes:
    text = f"{call_id}.{timestamp}.{method}.{path}.{hashlib.sha256(body).hexdigest()}"
    return hmac.new(secret, text.encode(), hashlib.sha256).digest()


def sign(key, call_id: str, method: str, path: str, body: bytes = b"", now_s: int | None = None) -> dict:
    """The four headers of a call. `key`: (kid, secret); `path` with its query; `body` as it is sent."""
    kid, secret = key
    now_s = int(time.time()) if now_s is None else now_s
    signature = base64.b64encode(_mac(secret, call_id, now_s, method, path, body)).decode()
    return {
        "X-PS-Key": kid,
        "X-PS-Id": call_id,
        "X-PS-Timestamp": str(now_s),
        "X-PS-Signature": f"v1,{signature}",
    }


def is_from_site(keys, method: str, path: str, headers, body: bytes, now_s: float | None = None) -> bool:
    """Whether a call comes from the site. `keys`: one or two (kid, secret); `body`: the bytes as they came."""
    kid, call_id = headers.get("X-PS-Key", ""), headers.get("X-PS-Id", "")
    timestamp, given = headers.get("X-PS-Timestamp", ""), headers.get("X-PS-Signature", "")
    if not kid or not given or not re.fullmatch(r"[A-Za-z0-9_.-]{1,64}", call_id):
        return False
    if not re.fullmatch(r"[0-9]{1,12}", timestamp):
        return False
    now_s = int(time.time()) if now_s is None else now_s
    if abs(now_s - int(timestamp)) > WINDOW_S:
        return False
    signatures = [one for one in given.split(" ")[:4] if one.startswith("v1,")]
    is_right = False
    # Every signature against every key: while a key is changed, the call names the new one and carries both.
    for _, secret in keys:
        right = b"v1," + base64.b64encode(_mac(secret, call_id, timestamp, method, path, body))
        for one in signatures:
            is_right |= hmac.compare_digest(one.encode(), right)
    return is_right
