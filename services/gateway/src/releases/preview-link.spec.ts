import { expect, it } from 'vitest';
import type { KeyRing } from '@hub/nest-kit/keys';
import { openPreview, previewCookie, previewsOf, sealPreview } from './preview-link.ts';

const ring: KeyRing = [{ kid: 'k', key: new Uint8Array(32).fill(7) }];
const foreign: KeyRing = [{ kid: 'k', key: new Uint8Array(32).fill(8) }];
const WEEK_MS = 7 * 86_400_000;

it('a link of preview opens its build, for a week, on its own site', () => {
  const link = sealPreview(ring, 'events', 'b1', 0);
  expect(openPreview(ring, link, WEEK_MS - 1000)).toMatchObject({ area: 'events', build: 'b1' });
  expect(openPreview(ring, link, WEEK_MS + 1000)).toBeNull();
  expect(openPreview(foreign, link, 0)).toBeNull();
});

it.each(['', 'off', 'events.b1', 'events.b1.99999999999.' + 'A'.repeat(43)])('%s opens nothing', (text) => {
  expect(openPreview(ring, text)).toBeNull();
});

it('another build cannot be put into a link', () => {
  const link = sealPreview(ring, 'events', 'b1');
  expect(openPreview(ring, link.replace('b1', 'b2'))).toBeNull();
  expect(openPreview(ring, link.replace('events', 'topup'))).toBeNull();
});

it('a cookie holds one link for each area, the newest', () => {
  const links = [sealPreview(ring, 'events', 'b2'), sealPreview(ring, 'vip', 'v1'), sealPreview(ring, 'events', 'b1')];
  const cookie = previewCookie(
    links.flatMap((link) => openPreview(ring, link) ?? []),
    true,
  );
  expect(cookie).toMatch(/; HttpOnly; SameSite=Lax; Secure$/);
  const value = /hub_preview=([^;]*)/.exec(cookie)?.[1];
  expect(previewsOf(ring, value).map(({ area, build }) => `${area} ${build}`)).toEqual(['events b2', 'vip v1']);
  expect(previewCookie([], false)).toContain('Max-Age=0');
});
