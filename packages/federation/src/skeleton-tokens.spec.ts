import { describe, expect, it } from 'vitest';
import { skeletonCss } from './skeleton.ts';
import { skeletonTokens } from './skeleton-tokens.ts';

/** Its own. */
const OWN = new Set(['--edge']);

describe('tokens of the skeleton', () => {
  it('brings every token that the skeleton names: nobody knows whether there is a theme', () => {
    const named = [...skeletonCss.matchAll(/var\((--[\w-]+)\)/g)].map(([, name = '']) => name);
    const missing = named.filter((name) => !OWN.has(name) && !skeletonTokens().includes(`${name}:`));
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
