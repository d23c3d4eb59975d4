import type { Principal } from '@hub/contracts/shared';
import type { KeyRing } from '../config/keys.ts';
import { mac, sameBytes } from '../crypto/secret-box.ts';

export const IDENTITY_HEADER = 'x-hub-identity';
const LIFE_S = 30;
const SKEW_S = 5;

/** A page of another site: its host name, and the games for which it may show the area that is called. */
export type NamedPage = { host: string; games: string[] };

/**
 * `ip`: cut to its /64 or full IPv4. `token`: the player's site token, only on routes that answer it. `page`: from which
 * it is called, where that is one that somebody named.
 */
export type InternalIdentity = { who: Principal; rid: string; ip: string; token?: string; page?: NamedPage };

type Envelope = InternalIdentity & { aud: string; kid: string; iat: number; exp: number };

const sign = (key: Uint8Array, body: string) => mac(key, `v1.${body}`).toString('base64url');

/** `v1.<base64url JSON>.<base64url HMAC>` for one destination service, valid for 30 seconds. */
export function sealIdentity(ring: KeyRing, aud: string, identity: InternalIdentity, now = Date.now()): string {
  const iat = Math.floor(now / 1000);
  const envelope: Envelope = { ...identity, aud, kid: ring[0].kid, iat, exp: iat + LIFE_S };
  const body = Buffer.from(JSON.stringify(envelope)).toString('base64url');
  return `v1.${body}.${sign(ring[0].key, body)}`;
}

/** Reads and proves the header; null when it is missing, foreign, forged or old. */
export function openIdentity(ring: KeyRing, aud: string, header: unknown, now = Date.now()): InternalIdentity | null {
  if (typeof header !== 'string') return null;
  const [version, body, signature] = header.split('.');
  if (version !== 'v1' || !body || !signature) return null;
  const given = Buffer.from(signature, 'base64url');
  const proven = ring.some(({ key }) => sameBytes(mac(key, `v1.${body}`), given));
  if (!proven) return null;
  const envelope = JSON.parse(Buffer.from(body, 'base64url').toString('utf8')) as Envelope;
  const seconds = now / 1000;
  const { who, rid, ip, token, page, iat, exp } = envelope;
  const lives = exp >= seconds - SKEW_S && iat <= seconds + SKEW_S && exp - iat <= LIFE_S;
  if (envelope.aud !== aud || !who || !lives) return null;
  return { who, rid, ip, ...(token && { token }), ...(page && { page }) };
}
