import { expect, it } from 'vitest';
import type { ReleaseDetail } from './release-client.ts';
import { atOnceWords, detailWords, lostBy, stateWords, stoppedWords, trialWords, uncarriedWords } from './mfe-words.ts';

it('who promotes a shell reads which areas get an earlier build, and which rest', () => {
  const areas = [
    { area: 'support', live: 's3', instead: 's2' },
    { area: 'vip', live: 'v1', instead: null },
    { area: 'topup', live: 't1', instead: null, resting: true as const },
  ];
  expect(uncarriedWords(areas)).toEqual([
    'support    s3, which is live, does not run on this shell; visitors get s2, which was live before',
    'vip        v1, which is live, does not run on this shell; no build of it does: it rests',
    'topup      t1, which is live, does not run on this shell; nor does any other build of it: it rests already',
  ]);
});

it('a move without a build is about the trial, a rollback about the build of before', () => {
  const lacks = (area: string) => [{ area, live: 'v1', instead: null }];
  const build = (name: string) => ({ build: name, uncarried: lacks(name) });
  const detail = {
    canary: { build: 's2', share: 5, since: '' },
    builds: [build('s1'), build('s2')],
    back: build('s0'),
  } as unknown as ReleaseDetail;
  expect(lostBy(detail, 'promote')).toEqual(lacks('s2'));
  expect(lostBy(detail, 'promote', 's1')).toEqual(lacks('s1'));
  expect(lostBy(detail, 'rollback')).toEqual(lacks('s0'));
  expect(lostBy(detail, 'rollback', 's1')).toEqual(lacks('s1'));
  expect(lostBy(detail, 'stop')).toEqual([]);
});

it('whoever looks reads the revision that a move may name', () => {
  const state = { area: 'events', revision: 7, live: 'r1', canary: { build: 'r2', share: 5, since: 'noon' } } as const;
  expect(stateWords(state)).toBe('events     r1 is live, r2 for 5 % since noon (revision 7)');
});

it('who promotes where nothing was live reads that it is for everybody', () => {
  const state = (live: string | null) => ({ area: 'events', revision: 1, live, canary: null });
  expect(atOnceWords(state(null), state('r1'))).toHaveLength(1);
  expect(atOnceWords(state('r1'), state('r2'))).toEqual([]);
  expect(atOnceWords(state('r1'), state(null))).toEqual([]);
});

it('whoever looks reads how often each build failed', () => {
  const mounts = [
    { build: 'r1', mounts: 4000, failures: 4 },
    { build: 'r2', mounts: 300, failures: 12 },
  ];
  const detail = { area: 'events', revision: 7, live: 'r1', canary: null, builds: [], events: [] };
  const lines = (over: object) => detailWords({ ...detail, ...over } as unknown as ReleaseDetail);
  expect(lines({ mounts })).toEqual(
    expect.arrayContaining(['  r1  4 of 4000 mounts failed', '  r2  12 of 300 mounts failed']),
  );
  expect(lines({ mounts: [] })).toContain('  nobody came');
});

it('a reason forges no line of the terminal on which it is read', () => {
  const event = { at: 'noon', verb: 'stop', build: 'r2', share: 5, by: 'mei', facts: null };
  const reason = 'slow\n  noon  promote  r9\u009b2J\u202e';
  const detail = { area: 'events', revision: 7, live: 'r1', canary: null, builds: [], mounts: [] };
  const lines = detailWords({ ...detail, events: [{ ...event, reason }] } as unknown as ReleaseDetail);
  expect(lines.at(-1)).toBe('  noon  stop     r2 5 %  mei: slow   noon  promote  r9 2J ');
});

it('whoever promotes a build that was stopped reads by whom and why', () => {
  const stop = { build: 'r2', verb: 'stop', at: 'noon', by: 'automatic', reason: '', facts: null };
  const facts = { canary: { mounts: 213, failures: 213 }, live: { mounts: 21, failures: 0 } };
  const words = (...events: object[]) => stoppedWords({ events } as unknown as ReleaseDetail, 'r2');
  expect(words({ ...stop, facts })).toBe('r2 was stopped at noon by automatic: 213 of 213 mounts failed');
  expect(words({ ...stop, by: 'zoe', reason: 'slow' })).toBe('r2 was stopped at noon by zoe: slow');
  expect(words({ ...stop, verb: 'promote' }, stop)).toBeNull();
  expect(words({ ...stop, build: 'r1' })).toBeNull();
});

it('that nobody opened a build is not told as a success', () => {
  const live = { mounts: 9, failures: 0 };
  expect(trialWords({ canary: { mounts: 0, failures: 0 }, live })).toBe('nobody opened it');
});
