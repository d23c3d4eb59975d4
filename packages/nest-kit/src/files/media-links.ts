import type { KeyRing } from '../config/keys.ts';
import { deriveKey, mac, sameBytes } from '../crypto/secret-box.ts';

const LIFE_MS = 15 * 60_000;
const STEP_MS = 5 * 60_000;
const SHAPE = /^[A-Za-z0-9_-]{0,400}\.[0-9a-z]{1,10}\.[A-Za-z0-9_-]{1,80}\.[A-Za-z0-9_-]{43}$/;

const text64 = (text: string) => Buffer.from(text, 'utf8').toString('base64url');

/** Names file, viewer and end (10–15 minutes, the same text for five). The answerer still asks for the right. */
export class MediaLinks {
  private readonly keys: { kid: string; key: Uint8Array }[];

  constructor(ring: KeyRing) {
    this.keys = ring.map(({ kid, key }) => ({ kid, key: deriveKey(key, 'media-link') }));
  }

  /** `viewer` is whatever the area needs to know the viewer again, at most 300 bytes. */
  sign(fileKey: string, viewer: string, now = Date.now()): string {
    const [first] = this.keys;
    if (!first) throw new TypeError('no key to sign with');
    if (Buffer.byteLength(viewer) > 300) throw new TypeError('the name of a viewer is too long');
    const end = (Math.floor(now / STEP_MS) * STEP_MS + LIFE_MS) / 1000;
    return [text64(viewer), end.toString(36), text64(first.kid), this.seal(first, fileKey, viewer, end)].join('.');
  }

  /** The viewer of a link that is ours, of this file and not over; otherwise null. */
  verify(fileKey: string, sig: unknown, now = Date.now()): { viewer: string } | null {
    if (typeof sig !== 'string' || !SHAPE.test(sig)) return null;
    const [viewer64 = '', end36 = '', kid64 = '', given = ''] = sig.split('.');
    const viewer = Buffer.from(viewer64, 'base64url').toString('utf8');
    const end = Number.parseInt(end36, 36);
    const found = this.keys.find(({ kid }) => text64(kid) === kid64);
    if (!found || text64(viewer) !== viewer64) return null;
    const ours = sameBytes(Buffer.from(this.seal(found, fileKey, viewer, end)), Buffer.from(given));
    return ours && now < end * 1000 ? { viewer } : null;
  }

  private seal({ kid, key }: { kid: string; key: Uint8Array }, fileKey: string, viewer: string, end: number): string {
    return mac(key, JSON.stringify(['v1', fileKey, viewer, end, kid])).toString('base64url');
  }
}
