import { expect, it } from 'vitest';
import { countedFor } from './counted-for.ts';

const trials = new Set(['shell/next', 'support/next']);
const known = {
  isTrial: (area: string, build: string) => trials.has(`${area}/${build}`),
  isCarried: (area: string) => area === 'support',
};
const counted = (area: string, build: string, shell?: string) =>
  countedFor({ area, build }, shell, known).map((one) => `${one.area}/${one.build}`);

it.each<[string, Parameters<typeof counted>, string[]]>([
  ['under no trial is counted for its own build', ['support', 'live', 'live'], ['support/live']],
  ['under a trial of its area for that alone', ['support', 'next', 'live'], ['support/next']],
  [
    'of a live remote under a trial of the shell for the shell’s trial alone',
    ['support', 'live', 'next'],
    ['shell/next'],
  ],
  ['under both for both', ['support', 'next', 'next'], ['support/next', 'shell/next']],
  ['that is the start of a shell on trial once', ['shell', 'next', 'next'], ['shell/next']],
  ['told by a shell of the release before for its own build', ['support', 'live'], ['support/live']],
  ['of an area that rests under a trial of the shell for that', ['support', '', 'next'], ['shell/next']],
  ['of an area that rests for everybody for nothing', ['vip', '', 'next'], []],
  ['of an area that rests under the live shell for nothing', ['support', '', 'live'], []],
])('a mount %s', (_, [area, build, shell], builds) => {
  expect(counted(area, build, shell)).toEqual(builds);
});
