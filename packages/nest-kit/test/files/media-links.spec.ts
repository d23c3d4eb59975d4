import { describe, expect, it } from 'vitest';
import type { KeyRing } from '../../src/config/keys.ts';
import { MediaLinks } from '../../src/files/index.ts';

const ring = (...kids: string[]) =>
  kids.map((kid) => ({ kid, key: new Uint8Array(32).fill(kid.charCodeAt(1)) })) as KeyRing;
const links = new MediaLinks(ring('k1'));
const NOW = Date.UTC(2026, 10, 21, 12, 2, 3);
const MINUTE = 60_000;
const key = 'q/2026/11/Vm9x';
const viewer = 'S:moon:玩家-77';
const sig = links.sign(key, viewer, NOW);

describe('a signed link', () => {
  it('names its viewer for as long as it lives, between ten and fifteen minutes', () => {
    expect(links.verify(key, sig, NOW)).toEqual({ viewer });
    for (let late = 0; late < 5 * MINUTE; late += 7001) {
      const now = NOW + late;
      const one = links.sign(key, viewer, now);
      expect(links.verify(key, one, now + 10 * MINUTE - 1)).toEqual({ viewer });
      expect(links.verify(key, one, now + 15 * MINUTE + 1)).toBeNull();
    }
  });

  it('stays the same text for five minutes, so that a browser may keep the picture', () => {
    const start = Date.UTC(2026, 10, 21, 12, 0, 0);
    const texts = Array.from({ length: 10 }, (_, i) => links.sign(key, viewer, start + i * MINUTE));
    expect(new Set(texts.slice(0, 5)).size).toBe(1);
    expect(new Set(texts).size).toBe(2);
  });

  it('is fit for an address as it is', () => {
    expect(encodeURIComponent(sig)).toBe(sig);
    expect(links.verify(key, links.sign(key, '', NOW), NOW)).toEqual({ viewer: '' });
  });

  it('opens nothing for another file, viewer, time or key id', () => {
    const [viewer64, end, kid, seal] = sig.split('.');
    const other = Buffer.from('S:moon:78').toString('base64url');
    const later = (Number.parseInt(end ?? '', 36) + 3600).toString(36);
    for (const [file, text] of [
      ['q/2026/11/Vm9y', sig],
      [key, [other, end, kid, seal].join('.')],
      [key, [viewer64, later, kid, seal].join('.')],
      [key, [viewer64, end, Buffer.from('k2').toString('base64url'), seal].join('.')],
      [key, [viewer64, `0${end}`, kid, seal?.replace(/^./, (sign) => (sign === 'A' ? 'B' : 'A'))].join('.')],
    ] as const) {
      expect(links.verify(file, text, NOW)).toBeNull();
    }
  });

  it('is not confused by whatever stands in its place', () => {
    const odd = [undefined, null, 7, {}, [sig], '', '.', '...', `${sig}.x`, `${sig} `, 'a'.repeat(100_000)];
    for (const text of odd) expect(links.verify(key, text, NOW)).toBeNull();
    for (let at = 0; at < sig.length; at += 1) {
      const changed = sig.slice(0, at) + (sig[at] === 'A' ? 'B' : 'A') + sig.slice(at + 1);
      expect(links.verify(key, changed, NOW)).toBeNull();
    }
  });

  it('outlives the change of its key, not the loss of it', () => {
    expect(new MediaLinks(ring('k2', 'k1')).verify(key, sig, NOW)).toEqual({ viewer });
    expect(new MediaLinks(ring('k2')).verify(key, sig, NOW)).toBeNull();
    expect(links.verify(key, new MediaLinks(ring('k2', 'k1')).sign(key, viewer, NOW), NOW)).toBeNull();
  });

  it('refuses to be made for a viewer that would not fit', () => {
    expect(() => links.sign(key, 'x'.repeat(301), NOW)).toThrow(TypeError);
    expect(links.verify(key, links.sign(key, 'x'.repeat(300), NOW), NOW)).not.toBeNull();
  });
});
