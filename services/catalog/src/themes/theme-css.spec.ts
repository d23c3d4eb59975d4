import { describe, expect, it } from 'vitest';
import { themeColours } from './theme-colours.ts';
import { themeCss } from './theme-css.ts';
import { seededThemes } from './theme-of.ts';

const h73 = themeColours(seededThemes.H73);
const light =
  '--page:#f2f6fa;--surface:#ffffff;--raised:#ffffff;--sunken:#e8eff6;--line:#d2dbe6;--brand:#0b5ca3;--fill:#0b5ca3;' +
  '--fill-hover:#014580;--on-fill:#ffffff;--brand-soft:#ddecff;--brand-ink:#064883;' +
  '--p1:#0a2b4c;--p2:#1a4a7c;--p3:#679cd7;--p4:#ffb57c';
const dark =
  '--page:#0b0f14;--surface:#141920;--raised:#1c232b;--sunken:#070a0e;--line:#2a333d;--brand:#8ac1fe;--fill:#2566a9;' +
  '--fill-hover:#2f74bb;--on-fill:#ffffff;--brand-soft:#172b42;--brand-ink:#abd2fe;' +
  '--p1:#071e36;--p2:#14385d;--p3:#5383b9;--p4:#efa46b';

describe('theme css', () => {
  it('serves a game as the page and inside a page, in both modes', () => {
    const soft = ':root:not([data-theme=light])';
    const firm = ':root[data-theme=dark]';
    expect(themeCss('H73', h73, 10)).toBe(
      `@layer tokens{[data-game=H73]{${light};--r:10px}` +
        `@media (prefers-color-scheme:dark){${soft}[data-game=H73],${soft} [data-game=H73]{${dark}}}` +
        `${firm}[data-game=H73],${firm} [data-game=H73]{${dark}}}`,
    );
  });

  it('makes the house the default of a page without a game', () => {
    const css = themeCss('hub', h73, 8);
    expect(css).toContain('@layer tokens{:root,[data-game=hub]{--page:');
    expect(css).toContain(':root:not([data-theme=light]),:root:not([data-theme=light]) [data-game=hub]{');
    expect(css).toContain(':root[data-theme=dark],:root[data-theme=dark] [data-game=hub]{');
  });

  it.each([
    ['7days', String.raw`[data-game="7days"]`],
    ['a b', String.raw`[data-game="a\20 b"]`],
    ['x"]{}</style>', String.raw`[data-game="x\22 \5d \7b \7d \3c \2f style\3e "]`],
    ['', '[data-game=""]'],
  ])('writes the id %j so that it cannot leave its selector', (id, selector) => {
    expect(themeCss(id, h73, 4).startsWith(`@layer tokens{${selector}{--page:`)).toBe(true);
  });

  it('refuses values that are not colours or sizes', () => {
    const broken = { ...h73, light: { ...h73.light, p1: 'red;}body{display:none' } };
    expect(() => themeCss('H73', broken, 4)).toThrow(TypeError);
    expect(() => themeCss('H73', h73, Number.NaN)).toThrow(RangeError);
  });
});
