import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

const WINDOW_S = 300;
const sha256 = (bytes) => createHash('sha256').update(bytes).digest('hex');

function mac(secret, { id, timestamp, method, path, body }) {
  const text = `${id}.${timestamp}.${method}.${path}.${sha256(body)}`;
  return createHmac('sha256', secret).update(text).digest();
}

/** The four headers of a call. `key`: {kid, secret}; `call`: {id, method, path with query, body as it is sent}. */
export function sign(key, call, nowS = Math.floor(Date.now() / 1000)) {
  return {
    'x-ps-key': key.kid,
    'x-ps-id': call.id,
    'x-ps-timestamp': String(nowS),
    'x-ps-signature': `v1,${mac(key.secret, { ...call, timestamp: nowS }).toString('base64')}`,
  };
}

/** Whether a call comes from the site. `keys`: one or two of {kid, secret}; `body`: the bytes as they came. */
export function isFromSite(keys, { method, path, headers, body }, nowS = Math.floor(Date.now() / 1000)) {
  const { 'x-ps-key': kid, 'x-ps-id': id, 'x-ps-timestamp': timestamp, 'x-ps-signature': given } = headers;
  if (!kid || !given || !/^[\w.-]{1,64}$/.test(id ?? '') || !/^\d{1,12}$/.test(timestamp ?? '')) return false;
  if (Math.abs(nowS - Number(timestamp)) > WINDOW_S) return false;
  const macs = given
    .split(' ')
    .slice(0, 4)
    .filter((one) => one.startsWith('v1,'))
    .map((one) => Buffer.from(one.slice(3), 'base64'));
  // Every signature against every key: while a key is changed, the call names the new one and carries both.
  let isRight = false;
  for (const { secret } of keys) {
    const right = mac(secret, { id, timestamp, method, path, body });
    for (const one of macs) if (one.length === right.length && timingSafeEqual(one, right)) isRight = true;
  }
  return isRight;
}
