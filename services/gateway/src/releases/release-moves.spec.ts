import { AppError } from '@hub/nest-kit/http';
import { describe, expect, it } from 'vitest';
import { moved, type ReleaseState } from './release-moves.ts';

const history = { published: new Set(['a', 'b', 'c', 'd']), earlier: ['d', 'b'], retired: new Set(['d']) };
const idle: ReleaseState = { area: 'events', live: 'a', canary: null, share: 0 };
const trial: ReleaseState = { area: 'events', live: 'a', canary: 'c', share: 5 };

describe('a release', () => {
  it.each([
    ['begins with 5 percent', idle, { verb: 'promote', build: 'c' }, { live: 'a', canary: 'c', share: 5 }],
    ['begins with what is asked for', idle, { verb: 'promote', build: 'c', share: 25 }, { canary: 'c', share: 25 }],
    ['goes to everybody at once', idle, { verb: 'promote', build: 'c', share: 100 }, { live: 'c', canary: null }],
    ['takes the next step', trial, { verb: 'promote' }, { live: 'a', canary: 'c', share: 25 }],
    ['ends with everybody', { ...trial, share: 25 }, { verb: 'promote' }, { live: 'c', canary: null, share: 0 }],
    ['of a new area is live', { ...idle, live: null }, { verb: 'promote', build: 'c' }, { live: 'c', canary: null }],
    ['is stopped', trial, { verb: 'stop' }, { live: 'a', canary: null, share: 0, build: 'c' }],
    ['is stopped by its name', trial, { verb: 'stop', build: 'c' }, { live: 'a', canary: null, share: 0, build: 'c' }],
    ['goes back, not to what it came back from', idle, { verb: 'rollback' }, { live: 'b', canary: null }],
    ['goes back to what it came back from, by its name', idle, { verb: 'rollback', build: 'd' }, { live: 'd' }],
    ['is retired with its trial', trial, { verb: 'retire' }, { live: null, canary: null, share: 0, build: 'a' }],
    ['goes back and ends its trial', trial, { verb: 'rollback', build: 'b' }, { live: 'b', canary: null, share: 0 }],
  ] as const)('%s', (_, state, wish, next) => {
    expect(moved(state, { build: undefined, share: undefined, ...wish }, history)).toMatchObject(next);
  });

  it.each([
    ['nothing that was not published', idle, { verb: 'promote', build: 'x' }, 'BUILD_UNKNOWN'],
    ['not what is live', idle, { verb: 'promote', build: 'a' }, 'BUILD_LIVE'],
    ['no second trial', trial, { verb: 'promote', build: 'b' }, 'CANARY_RUNNING'],
    ['no smaller share', { ...trial, share: 25 }, { verb: 'promote', share: 5 }, 'CANARY_SHARE'],
    ['no trial of nothing', idle, { verb: 'promote' }, 'NO_CANARY'],
    ['nothing live to be retired', { ...idle, live: null }, { verb: 'retire' }, 'NOTHING_LIVE'],
    ['no site without a shell', { ...idle, area: 'shell' }, { verb: 'retire' }, 'SHELL_STAYS'],
    ['no end of nothing', idle, { verb: 'stop' }, 'NO_CANARY'],
    ['no end of another trial', trial, { verb: 'stop', build: 'b' }, 'CANARY_OTHER'],
    ['no end of a trial by the live build', trial, { verb: 'stop', build: 'a' }, 'CANARY_OTHER'],
    ['not back to what never was live', idle, { verb: 'rollback', build: 'c' }, 'NO_EARLIER_BUILD'],
    ['not back to itself', idle, { verb: 'rollback', build: 'a' }, 'BUILD_LIVE'],
  ] as const)('allows %s', (_, state, wish, code) => {
    const attempt = () => moved(state, { build: undefined, share: undefined, ...wish }, history);
    expect(attempt).toThrow(AppError);
    expect(attempt).toThrow(code);
  });
});
