import assert from 'node:assert/strict';
import { makeToken } from './make-token.mjs';
import { isFromSite, sign } from './signature.mjs';

const key = { kid: 'h73-mail-1', secret: 'demo-only-mail-secret-0123456789' };
const at = 1767225600;

const mail =
  '{"mail_id":"rdm_01JDEMO0000000000000000002","game_id":"H73","server_id":"tw_2001","role_id":"123456789",' +
  '"title":"活動序號獎勵","body":"感謝參與活動","items":[{"item_code":"gift_box_a","qty":1}],"expire_days":30,' +
  '"reason":"serial:ev_2025h73"}';
const sent = { id: 'rdm_01JDEMO0000000000000000002', method: 'POST', path: '/partner/v1/mails', body: mail };
const headers = sign(key, sent, at);
assert.equal(headers['x-ps-signature'], 'v1,h3d58PZbuPcR6Sgm1S9aoH9IWSKc08nu4p4JWrdOb1o=');
assert.equal(isFromSite([key], { ...sent, headers }, at + 300), true);
assert.equal(isFromSite([key], { ...sent, headers }, at + 301), false);
assert.equal(isFromSite([key], { ...sent, headers, body: `${mail} ` }, at), false);

const asked = {
  id: 'req_01JDEMO0000000000000000003',
  method: 'GET',
  path: '/partner/v1/roles/123456789?game_id=H73&host_id=2001',
  body: '',
};
assert.equal(sign(key, asked, at)['x-ps-signature'], 'v1,egU8CMjKjC3Pp7hIzbMJiyTMzsXH9LHDOpqT2rL1aBM=');

const player = { game: 'H73', uid: 'uid-900001', server: 'tw_2001', role: '123456789', name: '測試角色' };
const tokenKey = { kid: 'h73-2025a', secret: 'demo-only-partner-secret-32bytes' };
const token = makeToken(tokenKey, player, at, '01JDEMO0000000000000000001');
assert.equal(token.split('.')[2], 'lbgeC1fydw237AYzqOv7ejZhmlMhza7fTmkQJkUB8Nc');
console.log('all test values fit');
