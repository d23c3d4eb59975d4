import { themeFamilies } from '@hub/contracts/catalog';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { seededThemes } from '../theme-of.ts';
import { themePicture } from './picture.ts';

const seeds = [...new Set([...Object.values(seededThemes).map(({ seed }) => seed), 0, 1, 7, 2024, -5, 4294967295])];
const cases = themeFamilies.flatMap((family) => seeds.map((seed) => ({ family, seed })));

const elements = 'svg|g|path|circle|ellipse';
const attributes =
  'xmlns|viewBox|id|d|cx|cy|r|rx|ry|transform|fill|stroke|stroke-(?:width|dasharray|linecap|linejoin|opacity)|' +
  'opacity|fill-opacity';

describe('theme picture', () => {
  it.each(cases)('draws $family from seed $seed within its limits', ({ family, seed }) => {
    const svg = themePicture(family, seed);
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 720 360"><g id="art">/);
    expect(svg.match(/<[a-z]/g)?.length).toBeLessThanOrEqual(120);
    expect(brotliCompressSync(svg).length).toBeLessThanOrEqual(5 * 1024);
    expect(svg).not.toMatch(/\d\.\d\d|NaN|Infinity|undefined/);
  });

  it.each(themeFamilies)('%s is plain shapes in the four inks', (family) => {
    const svg = themePicture(family, 1);
    const tags = [...svg.matchAll(/<([a-zA-Z]+)/g)].map((match) => match[1]);
    const names = [...svg.matchAll(/ ([a-zA-Z-]+)="/g)].map((match) => match[1]);
    const colours = [...svg.matchAll(/ (?:fill|stroke)="([^"]*)"/g)].map((match) => match[1]);
    expect(tags.filter((tag) => !new RegExp(`^(?:${elements})$`).test(tag ?? ''))).toEqual([]);
    expect(names.filter((name) => !new RegExp(`^(?:${attributes})$`).test(name ?? ''))).toEqual([]);
    expect(colours.filter((colour) => !/^(?:none|var\(--p[1-4]\))$/.test(colour ?? ''))).toEqual([]);
    expect(new Set(colours.filter((colour) => colour !== 'none')).size).toBe(4);
  });

  it.each(themeFamilies)('%s is the same for the same seed and another for another', (family) => {
    expect(themePicture(family, 11)).toBe(themePicture(family, 11));
    expect(themePicture(family, 11)).not.toBe(themePicture(family, 12));
  });
});
