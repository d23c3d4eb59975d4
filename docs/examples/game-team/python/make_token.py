import base64
import hashlib
import hmac
import json
import time
import uuid


def _part(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def _text(value) -> bytes:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode()


def make_token(key, player: dict, now_s: int | None = None, jti: str | None = None) -> str:
    """A token that opens the site for a player. `key`: (kid, secret), the key for tokens, not the one for calls."""
    kid, secret = key
    now_s = int(time.time()) if now_s is None else now_s
    claims = {
        "iss": f"game:{player['game']}",
        "aud": "player-site",
        "sub": player["uid"],
        "jti": jti or str(uuid.uuid4()),
        "iat": now_s,
        "exp": now_s + 1800,
        "game_id": player["game"],
        "server_id": player["server"],
        "role_id": player["role"],
        "char_name": player["name"],
    }
    content = f"{_part(_text({'alg': 'HS256', 'typ': 'JWT', 'kid': kid}))}.{_part(_text(claims))}"
    return f"{content}.{_part(hmac.new(secret, content.encode(), hashlib.sha256).digest())}"
