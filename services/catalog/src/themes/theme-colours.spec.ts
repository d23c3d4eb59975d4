import { describe, expect, it } from 'vitest';
import { colourNames, themeColours } from './theme-colours.ts';
import { seededThemes, type SeededGame } from './theme-of.ts';

/** In the order of `colourNames`: page surface raised sunken line brand fill fill-hover on-fill … p4. */
const expected: Record<SeededGame, { light: string; dark: string }> = {
  hub: {
    light: 'f4f6f9 ffffff ffffff ebeef3 d6dae2 405a8a 405a8a 2f446d ffffff e3ebf9 32476e 1e2a40 37496a 8299c1 ffb573',
    dark: '0d0f13 16191e 1f2228 080a0d 2e323a a6bde7 4c6491 5871a1 ffffff 222a3a bbcff1 141d2e 293750 6c81a5 eca667',
  },
  H73: {
    light: 'f2f6fa ffffff ffffff e8eff6 d2dbe6 0b5ca3 0b5ca3 014580 ffffff ddecff 064883 0a2b4c 1a4a7c 679cd7 ffb57c',
    dark: '0b0f14 141920 1c232b 070a0e 2a333d 8ac1fe 2566a9 2f74bb ffffff 172b42 abd2fe 071e36 14385d 5383b9 efa46b',
  },
  G112: {
    light: 'faf4f2 ffffff ffffff f6ebe8 e6d6d1 983715 983715 782506 ffffff fee4dc 7a2a0f 471a0c 75321d d18067 dfc761',
    dark: '140d0b 1f1614 2a1f1c 0e0807 3d2f2a f8a48a a04529 b15133 ffffff 3f2017 febca7 331208 582516 b36a53 cdb75b',
  },
  L33: {
    light: 'f8f4f9 ffffff ffffff f1ebf3 dfd7e2 784089 784089 5d2d6c ffffff f4e4f9 5f316d 381e40 5e3769 b284c0 f4bd62',
    dark: '110d12 1c171d 262028 0b080c 372f39 d7a8e6 804c90 8f58a0 ffffff 342239 e4bef0 27152d 46294f 976ea4 e0ae5d',
  },
  MA96: {
    light: 'f2f7f5 ffffff ffffff e8f0ec d1ddd7 056c4c 056c4c 025239 ffffff daf1e5 00563b 003322 07573d 60aa89 ffb38c',
    dark: '0b100e 131b17 1b2520 060b08 2a3630 84cfad 057754 188560 ffffff 133124 a2ddc1 022417 08412d 4c9073 f3a075',
  },
  G115: {
    light: 'faf4f5 ffffff ffffff f5ebed e5d6d9 923552 923552 74243e ffffff ffe2e8 752941 451926 713143 cc7e91 edc160',
    dark: '130d0e 1f1618 2a1f21 0d0809 3c2e31 f3a1b5 9a435d ab4f69 ffffff 3e2027 fcb8c8 31111a 552432 af687a d9b15b',
  },
  g66naxx2tw: {
    light: 'f4f7f3 ffffff ffffff ecefe9 d7dcd3 466628 466628 334e18 ffffff e5eede 36511e 202f13 3b5127 87a272 feb66a',
    dark: '0d100c 171a15 20241d 080a07 2f342c aac794 516f37 5d7d41 ffffff 232e1b bfd7ae 16210d 2c3d1d 71895d e9a864',
  },
  h55naxx2tw: {
    light: 'f8f5f2 ffffff ffffff f2ede7 e0d9d0 7b5101 7b5101 5f3d00 ffffff f6e8d8 633f00 3a2504 614210 b7915e e9c260',
    dark: '120e0a 1c1813 26211a 0c0906 383129 dcb581 855b16 946822 ffffff 362713 e8c89e 291a04 49310d 9c794b d6b35a',
  },
  g83tw: {
    light: 'f1f7f8 ffffff ffffff e6f0f1 cfdddf 006771 006771 024f56 ffffff d5f1f4 02525a 003136 00535b 4aa8b3 dac963',
    dark: '0a1011 121b1c 192426 060b0b 273537 71cdd8 01727d 09818c ffffff 093034 94dce5 002327 023f45 378e99 c8b95d',
  },
};

describe('theme colours', () => {
  for (const [game, wanted] of Object.entries(expected)) {
    it.each(['light', 'dark'] as const)(`${game} has its hex values in %s mode`, (mode) => {
      const colours = themeColours(seededThemes[game as SeededGame])[mode];
      expect(colourNames.map((name) => colours[name].slice(1)).join(' ')).toBe(wanted[mode]);
    });
  }

  it('reduces chroma instead of leaving sRGB', () => {
    const { light, dark } = themeColours({ hue: 150, chromaFactor: 4, accentHue: 30 });
    for (const hex of [...Object.values(light), ...Object.values(dark)]) expect(hex).toMatch(/^#[0-9a-f]{6}$/);
  });

  it('leaves the accent alone when the factor is zero', () => {
    const grey = themeColours({ hue: 262, chromaFactor: 0, accentHue: 62 });
    expect(grey.light.p4).toBe('#ffb573');
    expect(grey.light.brand).toMatch(/^#(..)\1\1$/);
  });
});
