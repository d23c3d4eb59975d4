from make_token import make_token
from signature import is_from_site, sign

KEY = ("h73-mail-1", b"demo-only-mail-secret-0123456789")
AT = 1767225600

MAIL = (
    '{"mail_id":"rdm_01JDEMO0000000000000000002","game_id":"H73","server_id":"tw_2001","role_id":"123456789",'
    '"title":"活動序號獎勵","body":"感謝參與活動","items":[{"item_code":"gift_box_a","qty":1}],"expire_days":30,'
    '"reason":"serial:ev_2025h73"}'
).encode()
PATH = "/partner/v1/mails"
headers = sign(KEY, "rdm_01JDEMO0000000000000000002", "POST", PATH, MAIL, AT)
assert headers["X-PS-Signature"] == "v1,h3d58PZbuPcR6Sgm1S9aoH9IWSKc08nu4p4JWrdOb1o="
assert is_from_site([KEY], "POST", PATH, headers, MAIL, AT + 300)
assert not is_from_site([KEY], "POST", PATH, headers, MAIL, AT + 301)
assert not is_from_site([KEY], "POST", PATH, headers, MAIL + b" ", AT)

asked = "/partner/v1/roles/123456789?game_id=H73&host_id=2001"
headers = sign(KEY, "req_01JDEMO0000000000000000003", "GET", asked, b"", AT)
assert headers["X-PS-Signature"] == "v1,egU8CMjKjC3Pp7hIzbMJiyTMzsXH9LHDOpqT2rL1aBM="

PLAYER = {"game": "H73", "uid": "uid-900001", "server": "tw_2001", "role": "123456789", "name": "測試角色"}
TOKEN_KEY = ("h73-2025a", b"demo-only-partner-secret-32bytes")
token = make_token(TOKEN_KEY, PLAYER, AT, "01JDEMO0000000000000000001")
assert token.split(".")[2] == "lbgeC1fydw237AYzqOv7ejZhmlMhza7fTmkQJkUB8Nc"
print("all test values fit")
