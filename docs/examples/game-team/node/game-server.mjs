import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { isFromSite } from './signature.mjs';

/* LINK_KEYS: one or two of kid:secret with a blank between, secrets as given (base64url). JOURNAL stands for your database. */
const { LINK_KEYS = '', PORT = '8500', JOURNAL = 'mails.jsonl' } = process.env;
const keys = LINK_KEYS.split(' ').map((pair) => {
  const [kid, secret = ''] = pair.split(':');
  return { kid, secret: Buffer.from(secret, 'base64url') };
});

const GAME = 'H73';
const ITEMS = new Set(['gift_box_a', 'gold']);
const roles = new Map([['123456789', { name: '測試角色', server: 'tw_2001', uid: 'uid-900001' }]]);

/*
 * In your database: a table with mail_id as its primary key, and the row written in the transaction that gives the
 * items. Here the journal is that table; one process that never pauses between the look and the write is the transaction.
 */
const mails = new Map();
const lines = existsSync(JOURNAL) ? readFileSync(JOURNAL, 'utf8').split('\n').filter(Boolean) : [];
for (const row of lines.map((line) => JSON.parse(line))) mails.set(row.mail_id, row);
function keep(row) {
  appendFileSync(JOURNAL, `${JSON.stringify(row)}\n`);
  mails.set(row.mail_id, row);
}

const refuse = (status, error) => [status, { error }];

function health() {
  return [200, { status: 'ok' }];
}

function lookUp(roleId, query) {
  if (query.get('game_id') !== GAME) return refuse(400, 'bad_request');
  const role = roles.get(roleId);
  if (!role) return refuse(404, 'role_not_found');
  const { name, server, uid } = role;
  return [200, { result: { role_id: roleId, char_name: name, server_id: server, partner_uid: uid, status: 'ok' } }];
}

function takeMail(body) {
  let mail;
  try {
    mail = JSON.parse(body);
  } catch {
    return refuse(400, 'bad_request');
  }
  if (typeof mail?.mail_id !== 'string' || !Array.isArray(mail.items)) return refuse(400, 'bad_request');
  const hash = createHash('sha256').update(body).digest('hex');
  const held = mails.get(mail.mail_id);
  if (held && held.hash !== hash) return refuse(409, 'mail_id_conflict');
  if (held) return [200, { mail_id: held.mail_id, status: 'duplicate', partner_mail_id: held.number }];
  if (mail.game_id !== GAME) return refuse(400, 'bad_request');
  if (roles.get(mail.role_id)?.server !== mail.server_id) return refuse(404, 'role_not_found');
  if (!mail.items.every((item) => ITEMS.has(item?.item_code))) return refuse(422, 'unknown_item');
  const number = String(88001 + mails.size);
  keep({ mail_id: mail.mail_id, hash, number, state: 'accepted', mail });
  return [200, { mail_id: mail.mail_id, status: 'accepted', partner_mail_id: number }];
}

function tellState(mailId) {
  const held = mails.get(mailId);
  if (!held) return refuse(404, 'mail_not_found');
  return [200, { mail_id: mailId, status: held.state, partner_mail_id: held.number }];
}

function recall(mailId) {
  const held = mails.get(mailId);
  if (!held) return refuse(404, 'mail_not_found');
  if (held.state === 'claimed') return refuse(409, 'already_claimed');
  if (held.state !== 'recalled') keep({ ...held, state: 'recalled' });
  return [200, { mail_id: mailId, status: 'recalled' }];
}

function answer(method, path, body) {
  const { pathname, searchParams } = new URL(path, 'http://localhost');
  const [area, id, deed] = pathname.replace('/partner/v1/', '').split('/').map(decodeURIComponent);
  if (method === 'GET' && area === 'health') return health();
  if (method === 'GET' && area === 'roles') return lookUp(id, searchParams);
  if (method === 'POST' && area === 'mails' && !id) return takeMail(body);
  if (method === 'GET' && area === 'mails') return tellState(id);
  if (method === 'POST' && area === 'mails' && deed === 'recall') return recall(id);
  return refuse(404, 'bad_request');
}

const server = createServer(async (request, response) => {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  const body = Buffer.concat(chunks);
  const { method, url: path, headers } = request;
  const known = isFromSite(keys, { method, path, headers, body });
  const [status, said] = known ? answer(method, path, body) : refuse(401, 'bad_signature');
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(said));
});
server.listen(Number(PORT), '127.0.0.1', () => console.log(`listening on ${server.address().port}`));
