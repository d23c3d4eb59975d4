import { deskKeys, siteKeys } from '@hub/contracts/manifest';
import { createLog } from '@hub/nest-kit/log';
import { expect, it } from 'vitest';
import { aDoor, aRemote } from '../../test/builds.ts';
import { readableBuild } from './readable-build.ts';

const log = createLog('test', 'silent');
const read = (over: object) => {
  const good = aRemote({ doors: [aDoor()], gameLinks: ['/support'] });
  const { area, build } = good;
  return readableBuild({ area, build, revision: 1, descriptor: JSON.stringify({ ...good, ...over }) }, log);
};

it.each(deskKeys)('a row with null for its %s costs what it says of the desk, not its build', (key) => {
  const build = read({ [key]: null });
  expect(build).toMatchObject({ area: 'support', gameLinks: ['/support'] });
  expect(build).not.toHaveProperty('doors');
});

it.each(siteKeys)('a row with null for its %s costs what it says of the site, not its build', (key) => {
  const build = read({ [key]: null });
  expect(build).toMatchObject({ area: 'support', doors: [aDoor()] });
  expect(build).not.toHaveProperty('gameLinks');
});

it('a row with null for its routes costs its build', () => {
  expect(read({ routes: null })).toBeUndefined();
});
