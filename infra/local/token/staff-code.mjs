import { createHmac } from 'node:crypto';

const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const PERIOD_S = 30;

function bytesOf(base32) {
  const bits = [...base32].map((sign) => SIGNS.indexOf(sign).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** RFC 6238: SHA-1, 30 s, six digits. Written out, because this verb runs on whatever Node is at hand. */
export function staffCode(secret, nowMs = Date.now()) {
  const step = Math.floor(nowMs / 1000 / PERIOD_S);
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', bytesOf(secret)).update(counter).digest();
  const at = mac[mac.length - 1] & 15;
  const code = String((mac.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, '0');
  return { code, step, leftS: PERIOD_S - (Math.floor(nowMs / 1000) % PERIOD_S) };
}
