import { themeFamilies } from '@hub/contracts/catalog';
import { describe, expect, it } from 'vitest';
import { themeColours } from '../theme-colours.ts';
import { seededThemes } from '../theme-of.ts';
import { themeEmblem } from './emblem.ts';

const { light } = themeColours(seededThemes.H73);

describe('theme emblem', () => {
  it.each(themeFamilies)('%s stands alone, in colours of the theme only', (family) => {
    const svg = themeEmblem(family, 10, light);
    const colours = [...svg.matchAll(/#[0-9a-f]{6}/g)].map(([colour]) => colour);
    expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 48 48"><rect width="48" height="48" rx="8" fill="#1a4a7c"\/>/);
    expect(svg).not.toContain('var(');
    expect(colours.filter((colour) => ![light.p1, light.p2, light.p3, light.p4].includes(colour))).toEqual([]);
    expect(colours).toContain(light.p4);
    expect(svg.length).toBeLessThan(1500);
  });

  it.each([
    [0, '3'],
    [2, '4'],
    [16, '11'],
    [7, '6.5'],
  ])('rounds its plate after the radius %i', (radius, rounded) => {
    expect(themeEmblem('petal', radius, light)).toContain(`rx="${rounded}"`);
  });
});
