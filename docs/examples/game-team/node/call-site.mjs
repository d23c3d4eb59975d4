import { randomUUID } from 'node:crypto';
import { sign } from './signature.mjs';

const { SITE_URL = 'http://localhost:8080', LINK_KID = '', LINK_SECRET = '' } = process.env;
const key = { kid: LINK_KID, secret: Buffer.from(LINK_SECRET, 'base64url') };

/** One call to the site. To try again after silence, call with the same `id`: it is carried out once. */
async function call(method, path, data, id = randomUUID()) {
  const body = data === undefined ? '' : JSON.stringify(data);
  const answer = await fetch(SITE_URL + path, {
    method,
    headers: { ...sign(key, { id, method, path, body }), ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body }),
    signal: AbortSignal.timeout(5000),
  });
  const said = await answer.json();
  if (!answer.ok) throw new Error(`${answer.status} ${said.error}`);
  return said;
}

export const unread = (uid) => call('GET', `/api/partner/v1/unread?partner_uid=${encodeURIComponent(uid)}`);
export const revokeTokens = (uid) => call('POST', '/api/partner/v1/tokens/revoke', { partner_uid: uid });
export const pushVip = (rows) => call('PUT', '/api/partner/v1/vip', { as_of: new Date().toISOString(), rows });

if (process.argv[1] === import.meta.filename) {
  const [what, uid = 'uid-900001'] = process.argv.slice(2);
  if (what === 'unread') console.log(JSON.stringify(await unread(uid)));
  if (what === 'revoke') console.log(JSON.stringify(await revokeTokens(uid)));
  if (what === 'vip') console.log(JSON.stringify(await pushVip([{ partner_uid: uid, level: 3, until: null }])));
}
