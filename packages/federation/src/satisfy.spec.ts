import semver from 'semver';
import { expect, it } from 'vitest';
import { satisfy } from './satisfy.ts';
import { neededByRemotes } from './shared.ts';
import { builtWith } from './versions.ts';

const versions = ['0.9.9', '1.0.0', '1.6.9', '1.7.0', '1.7.1', '1.10.0', '2.0.0', '19.3.1', '20.0.0'];

it('agrees with the library about every range that a build may need', () => {
  for (const version of versions)
    for (const bound of versions.slice(1))
      expect(`${version} ^${bound} ${satisfy(version, `^${bound}`)}`).toBe(
        `${version} ^${bound} ${semver.satisfies(version, `^${bound}`)}`,
      );
});

it('knows what remotes of this tree need', () => {
  expect(satisfy(builtWith.facade, neededByRemotes.facade)).toBe(true);
  expect(satisfy(builtWith.react, neededByRemotes.react)).toBe(true);
});

it('takes what it cannot read for unfit', () => {
  expect(satisfy('1.7.0', '>=1 <2')).toBe(false);
  expect(satisfy('1.7.0', '')).toBe(false);
  expect(satisfy('1.7.0', '1.7.0')).toBe(false);
  expect(satisfy('1.7', '^1.7.0')).toBe(false);
  expect(satisfy('0.2.0', '^0.1.0')).toBe(false);
});
