import { expect, it } from 'vitest';
import { asksForHelp, readMfeWish } from './mfe-wish.ts';

it('reads what is wished', () => {
  const words = ['promote', 'events', 'b1', '--share', '25', '--reason', 'calm', '--site', 'https://player.example'];
  expect(readMfeWish(words)).toEqual({
    verb: 'promote',
    area: 'events',
    build: 'b1',
    share: 25,
    reason: 'calm',
    site: 'https://player.example',
    token: undefined,
  });
});

it('reads a release', () => {
  const words = ['release', 'events', '--hand-over', 'kubectl rollout', '--look', '60', '--service-build', 'v1.2'];
  expect(readMfeWish(words)).toMatchObject({
    verb: 'release',
    handOver: 'kubectl rollout',
    lookS: 60,
    serviceBuild: 'v1.2',
  });
});

it('is asked how it is used, alone or beside a verb', () => {
  expect([['--help'], ['-h'], ['promote', '--help'], ['status']].map(asksForHelp)).toEqual([true, true, true, false]);
});

it('reads which areas may rest with a shell', () => {
  expect(readMfeWish(['promote', 'shell', 'b1', '--rest', 'vip,topup'])).toMatchObject({ rest: ['vip', 'topup'] });
});

it('reads that a build is promoted though its trial was stopped', () => {
  expect(readMfeWish(['promote', 'events', 'r2', '--again'])).toMatchObject({ again: true });
  expect(() => readMfeWish(['stop', 'events', '--again'])).toThrow('--again is for promote and release');
});

it('reads whose recordings a release does not ask', () => {
  const words = ['release', 'identity', '--pass-over', 'vip,topup'];
  expect(readMfeWish(words)).toMatchObject({ passOver: ['vip', 'topup'] });
});

it.each(['promote', 'rollback', 'stop', 'retire'])('reads of which revision %s is', (verb) => {
  expect(readMfeWish([verb, 'events', '--revision', '0'])).toMatchObject({ revision: 0 });
});

it.each([
  [['rollback', 'events', '--revision', 'last'], '--revision is the number'],
  [['publish', 'events', '--revision', '7'], '--revision is for promote, rollback, stop, retire'],
  [['release', 'events', '--look', 'long'], '--look long is no number'],
  [[], 'nothing is none of'],
  [['delete', 'events'], 'delete is none of'],
  [['publish'], 'publish which area?'],
  [['preview', 'events'], 'preview which build?'],
  [['retire', 'events', 'b1'], 'no build is named'],
  [['publish', 'events', 'b1'], 'publish names no build: what is b1?'],
  [['release', 'events', 'b1'], 'release names no build: what is b1?'],
  [['status', 'events', 'b1'], 'status names no build'],
  [['revoke', 'events', 'b1'], 'revoke names no build'],
  [['promote', 'events', 'b1', 'b2'], 'what is b2?'],
  [['promote', 'events', '--share', '50'], '--share is one of 5, 25, 100'],
  [['promote', 'events', '--site', 'here'], '--site here is no address'],
  [['promote', 'events', '--force'], '--force'],
  [['promote', 'shell', '--rest', 'vip, topup'], '--rest has names of areas'],
  [['release', 'identity', '--pass-over', 'vip,'], '--pass-over has names of areas'],
  [['release', 'identity', '--pass-over', 'vip,identity'], '--pass-over identity: what is released'],
  [['promote', 'events', '--pass-over', 'vip'], '--pass-over is for release'],
])('%j is refused with what is wrong and how it is used', (words, why) => {
  expect(() => readMfeWish(words)).toThrow(why);
});

it.each([
  [301, []],
  [280, ['--pass-over', 'vip']],
])(
  'a reason of %d signs that the site would not note, with %j, is refused before anything is released',
  (signs, more) => {
    const words = ['release', 'identity', '--reason', 'x'.repeat(signs)];
    expect(() => readMfeWish([...words, ...more])).toThrow('has at most 300 characters');
  },
);
