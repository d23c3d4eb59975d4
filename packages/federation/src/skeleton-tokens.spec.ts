import { describe, expect, it } from 'vitest';
import { skeletonCss } from './skeleton.ts';
import { skeletonTokens } from './skeleton-tokens.ts';

/** Come with the document itself, as the theme of the site. */
const THEME = new Set(['--page', '--surface', '--line', '--p1', '--edge']);

describe('tokens of the skeleton', () => {
  it('brings every token that the skeleton names and the theme has not', () => {
    const named = [...skeletonCss.matchAll(/var\((--[\w-]+)\)/g)].map(([, name = '']) => name);
    const missing = named.filter((name) => !THEME.has(name) && !skeletonTokens().includes(`${name}:`));
    expect(missing).toEqual([]);
  });

  it('keeps the letters of Hong Kong and the ink of the dark', () => {
    expect(skeletonTokens()).toMatch(/:lang\(zh-HK\).*PingFang HK/);
    expect(skeletonTokens()).toMatch(/prefers-color-scheme:dark.*--ink:#ebedf1/);
  });

  it('is small enough to stand inline', () => {
    expect(skeletonTokens().length).toBeLessThan(900);
  });
});
