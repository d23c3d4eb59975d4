import { describe, expect, it } from 'vitest';
import { themeColours } from './theme-colours.ts';
import { contrastPairs, contrastRatio, failingPairs } from './theme-contrast.ts';
import { seededThemes } from './theme-of.ts';

describe('theme contrast', () => {
  it('measures like WCAG', () => {
    expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrastRatio('#ffffff', '#405a8a')).toBeCloseTo(6.9, 1);
  });

  it('knows 39 different pairs', () => {
    expect(new Set(contrastPairs.map(({ front, back }) => `${front} on ${back}`)).size).toBe(39);
  });

  it.each(Object.entries(seededThemes))('finds nothing to refuse in %s', (_, theme) => {
    expect(failingPairs(themeColours(theme))).toEqual([]);
  });

  it('names the pair of a choice that cannot work', () => {
    const glaring = { hue: 330, chromaFactor: 1.5, accentHue: 60 };
    expect(failingPairs(themeColours(glaring))).toEqual(['dark: fill on page']);
  });

  it('names every weak pair, each with its mode', () => {
    const theme = themeColours(seededThemes.hub);
    const weak = { ...theme, light: { ...theme.light, fill: '#ffd000', p1: '#777777' } };
    expect(failingPairs(weak)).toEqual([
      'light: on-fill on fill',
      'light: fill on page',
      'light: white on p1',
      'light: p4 on p1',
      'light: p3 on p1',
    ]);
  });

  it('counts a value that is no colour as failing', () => {
    const theme = themeColours(seededThemes.hub);
    expect(failingPairs({ ...theme, dark: { ...theme.dark, p2: 'teal' } })).toEqual(['dark: white on p2']);
  });
});
