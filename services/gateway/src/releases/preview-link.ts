import type { KeyRing } from '@hub/nest-kit/keys';
import { deriveKey, mac, sameBytes } from '@hub/nest-kit/crypto';

export const PREVIEW = 'preview';
export const PREVIEW_COOKIE = 'hub_preview';
const LIFE_S = 7 * 86_400;
const MOST = 12;
const SHAPE = /^([a-z][a-z0-9-]{0,15})\.([A-Za-z0-9_-]{1,40})\.(\d{1,12})\.([A-Za-z0-9_-]{43})$/;

export type Preview = { area: string; build: string; until: number; text: string };

export function previewRing(ring: KeyRing): KeyRing {
  const own = ({ kid, key }: KeyRing[number]) => ({ kid, key: deriveKey(key, PREVIEW) });
  const [first, ...older] = ring;
  return [own(first), ...older.map(own)];
}

const signature = (key: Uint8Array, words: string) => mac(key, `preview.v1.${words}`).toString('base64url');

/** Lets whoever has it see one build for a week, on this site alone: no right of anybody else comes with it. */
export function sealPreview(ring: KeyRing, area: string, build: string, now = Date.now()): string {
  const words = `${area}.${build}.${Math.floor(now / 1000) + LIFE_S}`;
  return `${words}.${signature(ring[0].key, words)}`;
}

/** Null for one that is forged, of another site, or over. */
export function openPreview(ring: KeyRing, text: string, now = Date.now()): Preview | null {
  const [, area = '', build = '', until = '', given = ''] = SHAPE.exec(text) ?? [];
  if (!area || Number(until) * 1000 < now) return null;
  const words = `${area}.${build}.${until}`;
  const proven = ring.some(({ key }) => sameBytes(Buffer.from(signature(key, words)), Buffer.from(given)));
  return proven ? { area, build, until: Number(until), text } : null;
}

/** One per area, the newest first. */
export function previewsOf(ring: KeyRing, cookie: string | undefined, now = Date.now()): Preview[] {
  const texts = (cookie ?? '').split('~').slice(0, MOST);
  const found = texts.flatMap((text) => openPreview(ring, text, now) ?? []);
  return found.filter(({ area }, at) => found.findIndex((one) => one.area === area) === at);
}

/** Ends with the browser, or as soon as the first of the links is over. */
export function previewCookie(previews: readonly Preview[], https: boolean, now = Date.now()): string {
  const last = Math.min(...previews.map(({ until }) => until));
  const life = previews.length ? Math.max(0, last - Math.floor(now / 1000)) : 0;
  const value = previews
    .slice(0, MOST)
    .map(({ text }) => text)
    .join('~');
  return `${PREVIEW_COOKIE}=${value}; Path=/; Max-Age=${life}; HttpOnly; SameSite=Lax${https ? '; Secure' : ''}`;
}
