import { expect, it } from 'vitest';
import { fits, isRange, isVersion } from './fits.ts';
import { neededByRemotes } from './shared.ts';
import { builtWith } from './versions.ts';

const has = { facade: '1.4.2', react: '19.3.1' };
const needs = (facade: string, react = '^19.3.0') => ({ facade, react });

it.each(['^1.4.2', '^1.4.0', '^1.0.0', '>=1.2.0 <2.0.0', '~1.4.0'])('a remote that needs facade %s fits', (facade) => {
  expect(fits(needs(facade), has)).toBe(true);
});

it.each(['^1.5.0', '^1.4.3', '^2.0.0', '^0.9.0', '~1.3.0', '', 'nonsense'].filter(Boolean))(
  'one that needs facade %s does not',
  (facade) => {
    expect(fits(needs(facade), has)).toBe(false);
  },
);

it('react has to fit as well', () => {
  expect(fits(needs('^1.0.0', '^20.0.0'), has)).toBe(false);
  expect(fits(needs('^1.0.0', '^19.4.0'), has)).toBe(false);
});

it('nothing is believed of a shell that has no version', () => {
  expect(fits(needs('^1.0.0'), { ...has, facade: 'next' })).toBe(false);
});

it('a build from before either was told fits', () => {
  expect(fits(undefined, has)).toBe(true);
  expect(fits(needs('^9.0.0'), undefined)).toBe(true);
});

it('what this tree builds fits itself', () => {
  expect(fits(neededByRemotes, builtWith)).toBe(true);
  expect(Object.values(neededByRemotes).every(isRange)).toBe(true);
  expect(Object.values(builtWith).every(isVersion)).toBe(true);
});
