import { loopbackOrigin } from '@hub/contracts/releases';
import { deriveKey, mac, sameBytes } from '@hub/nest-kit/crypto';
import type { KeyRing } from '@hub/nest-kit/keys';

export const LOCAL_COOKIE = 'hub_local';
const LIFE_S = 2 * 3600;
const SHAPE =
  /^([a-z][a-z0-9-]{0,15})~(https?)~(localhost|127\.0\.0\.1|\[::1\])~(\d{1,5})~(\d{1,12})~([A-Za-z0-9_-]{43})$/;

/** A build on the machine of one of the staff, instead of what is live of its area, for nobody else. `until` in seconds. */
export type LocalRemote = { area: string; address: string; until: number };
type Holder = { staff: string; session: string };

export function localRing(ring: KeyRing): KeyRing {
  const own = ({ kid, key }: KeyRing[number]) => ({ kid, key: deriveKey(key, 'local-remote') });
  const [first, ...older] = ring;
  return [own(first), ...older.map(own)];
}

const signature = (key: Uint8Array, words: string, { staff, session }: Holder) =>
  mac(key, `local.v1.${words}~${staff}~${session}`).toString('base64url');

/** Counts for this person in this session alone: with the session it is over. */
export function sealLocal(ring: KeyRing, area: string, address: string, holder: Holder, now = Date.now()) {
  const { protocol, hostname, port } = new URL(address);
  const until = Math.floor(now / 1000) + LIFE_S;
  const words = [area, protocol.replace(':', ''), hostname, port, until].join('~');
  return { until, text: `${words}~${signature(ring[0].key, words, holder)}` };
}

/** Null for one that is forged, of somebody else, or over. */
export function openLocal(ring: KeyRing, text: string, holder: Holder, now = Date.now()): LocalRemote | null {
  const [, area = '', protocol = '', host = '', port = '', until = '', given = ''] = SHAPE.exec(text) ?? [];
  if (!area || Number(until) * 1000 < now) return null;
  const words = [area, protocol, host, port, until].join('~');
  const proven = ring.some(({ key }) => sameBytes(Buffer.from(signature(key, words, holder)), Buffer.from(given)));
  const address = proven ? loopbackOrigin(`${protocol}://${host}:${port}`) : null;
  return address ? { area, address, until: Number(until) } : null;
}

export const localCookie = (text: string, https: boolean): string =>
  `${LOCAL_COOKIE}=${text}; Path=/; Max-Age=${text ? LIFE_S : 0}; HttpOnly; SameSite=Lax${https ? '; Secure' : ''}`;
