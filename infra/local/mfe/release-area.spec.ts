import { describe, expect, it } from 'vitest';
import { taipeiIso } from '@hub/contracts/shared';
import type { AreaReleaseView, ReleaseMove, Share } from '@hub/contracts/releases';
import { releaseArea, type ReleaseParts } from './release-area.ts';
import type { ReleaseDetail } from './release-client.ts';

const LONG_AGO = '2026-01-01T00:00:00+08:00';

const trialOf = (mounts: number, failures: number) => ({
  canary: { mounts, failures },
  live: { mounts: 100, failures: 3 },
});

/** A site with one area, whose service runs `old` until it is handed over. */
function aSite(over: Partial<ReleaseDetail> = {}) {
  const state = {
    area: 'events',
    revision: 1,
    live: 'r1',
    canary: null as AreaReleaseView['canary'],
    mounts: [],
    events: [],
    builds: [],
    back: null,
    service: { build: 'old', heard_at: '', calls: 9, left_out: 0 },
    ...over,
  } satisfies ReleaseDetail as ReleaseDetail;
  const course: string[] = [];
  const said: string[] = [];
  const move = async (_: string, { build = '', share, rest }: ReleaseMove) => {
    course.push(`${build} ${share}${rest ? ` without ${rest.join()}` : ''}`);
    state.revision += 1;
    if (share === 100 || state.live === null) Object.assign(state, { live: build, canary: null });
    else state.canary = { build, share: (share as Share | undefined) ?? 5, since: taipeiIso(new Date()) };
    return state;
  };
  const parts: ReleaseParts = {
    area: 'events',
    service: {
      build: 'new',
      breaks: async () => [],
      replay: async () => [{ area: 'events', build: 'r1', calls: 9, faults: [] }],
      migrate: async () => void course.push('migrate'),
      handOver: async () => {
        course.push('hand over');
        if (state.service) state.service.build = 'new';
      },
      heard: async () => structuredClone(state.service),
      note: async () => void course.push('note'),
    },
    remote: { build: 'r2', publish: async () => void course.push('publish') },
    client: { area: async () => structuredClone(state), move, preview: async () => ({ url: 'https://x/?p' }) },
    reason: '',
    lookMs: 1,
    say: (line) => void said.push(line),
  };
  return { state, course, said, parts };
}

describe('a release', () => {
  it('is the tables, the service, then the remote step by step', async () => {
    const { parts, course, said } = aSite();
    await releaseArea(parts);
    expect(course).toEqual(['migrate', 'hand over', 'note', 'publish', 'r2 5', 'r2 25', 'r2 100']);
    expect(said.at(-1)).toContain('r2 is live');
  });

  it('says before each larger share how the build did', async () => {
    const { parts, said } = aSite({ trial: trialOf(300, 2) });
    await releaseArea(parts);
    expect(said.map((line) => line.trim()).filter((line) => /%|mounts/.test(line))).toEqual([
      'r2 for 5 %',
      '2 of 300 mounts failed, live 3 of 100 mounts failed',
      'r2 for 25 %',
      '2 of 300 mounts failed, live 3 of 100 mounts failed',
    ]);
  });

  it('stops a trial that fails, however few saw it, and is not made again without a word', async () => {
    const { parts, state, course } = aSite();
    const { move } = parts.client;
    parts.client.move = async (area, wish) => {
      if (wish.verb !== 'stop') return move(area, wish);
      course.push(`stop: ${wish.reason}`);
      const stopped = { verb: 'stop', build: 'r2', by: 'zoe', at: 'noon', reason: wish.reason, facts: null };
      return Object.assign(state, { canary: null, events: [stopped] });
    };
    parts.say = (line) => void (line.includes('5 %') && Object.assign(state, { trial: trialOf(3, 3) }));
    await expect(releaseArea(parts)).rejects.toThrow(
      'the trial is stopped: 3 of 3 mounts failed, live 3 of 100 mounts failed',
    );
    expect(course.slice(-2)).toEqual(['r2 5', 'stop: release: 3 of 3 mounts failed, live 3 of 100 mounts failed']);
    await expect(releaseArea(parts)).rejects.toThrow('r2 was stopped at noon by zoe: release: 3 of 3 mounts failed');
    state.trial = null;
    parts.say = () => undefined;
    await releaseArea({ ...parts, again: true });
    expect(state.live).toBe('r2');
  });

  it.each([
    ['two failures', 2, 2],
    ['what fails as often as live', 300, 9],
  ])('goes on with %s, which may be chance', async (_, mounts, failures) => {
    const { parts, state } = aSite({ trial: trialOf(mounts, failures) });
    await releaseArea(parts);
    expect(state.live).toBe('r2');
  });

  it('made again does what is left', async () => {
    const { parts, course } = aSite({
      service: { build: 'new', heard_at: '', calls: 9, left_out: 0 },
      canary: { build: 'r2', share: 5, since: LONG_AGO },
    });
    await releaseArea(parts);
    await releaseArea(parts);
    expect(course).toEqual(['migrate', 'note', 'publish', 'r2 25', 'r2 100', 'migrate', 'note', 'publish']);
  });

  it('of a shell says what it does not carry, once, and takes the yes along at every step', async () => {
    const published = { build: 'r2', published_at: '', by: '', last_live_at: null, retired_at: null, needs: null };
    const uncarried = [{ area: 'vip', live: 'v1', instead: null }];
    const { parts, course, said } = aSite({ service: null, builds: [{ ...published, uncarried }] });
    await releaseArea({ ...parts, service: null, rest: ['vip'] });
    expect(course).toEqual(['publish', 'r2 5 without vip', 'r2 25 without vip', 'r2 100 without vip']);
    expect(said.filter((line) => line.includes('it rests'))).toHaveLength(1);
  });

  it('of the first build is for everybody at once, and says so', async () => {
    const { parts, course, said } = aSite({ service: null, live: null });
    await releaseArea({ ...parts, service: null, lookMs: 60_000 });
    expect(course).toEqual(['publish', 'r2 5']);
    expect(said.slice(-2)).toEqual([
      'events     nothing was live before, so r2 is for everybody at once',
      'promote    r2 is live',
    ]);
    expect(said.join()).not.toContain('%');
  });

  it('passes over a recording of a live build that cannot be read, and says whose it is', async () => {
    const { parts, said, state } = aSite();
    const read = await parts.service!.replay();
    parts.service!.replay = async () => [
      ...read,
      { area: 'vip', build: 'r7', calls: 0, faults: [], unread: 'has no calls' },
    ];
    await releaseArea(parts);
    expect(said.find((line) => line.startsWith('calls'))).toBe(
      'calls      9 calls of events r1, live, are answered as before; the recording of vip r7 is passed over, has no calls',
    );
    expect(state.live).toBe('r2');
  });

  it('of an area without a service is that of its remote', async () => {
    const { parts, course } = aSite({ service: null });
    await releaseArea({ ...parts, service: null });
    expect(course[0]).toBe('publish');
  });

  it.each<[string, (site: ReturnType<typeof aSite>) => void, string]>([
    [
      'the live remote would miss what it reads',
      ({ parts }) =>
        (parts.service!.replay = async () => [
          { area: 'vip', build: 'r7', calls: 4, faults: [] },
          { area: 'events', build: 'r1', calls: 9, faults: ['GET /api/a: b is no longer answered'] },
        ]),
      'calls: events r1, live, would fail, so nothing moved: GET /api/a: b is no longer answered',
    ],
    [
      'the token is for another area',
      ({ parts }) => (parts.service!.heard = () => Promise.reject(new Error('This token is for another area.'))),
      'gateway: This token is for another area',
    ],
    [
      'the tables cannot be changed',
      ({ parts }) => (parts.service!.migrate = () => Promise.reject(new Error('no'))),
      'migrate',
    ],
    [
      'the new processes do not come up',
      ({ parts }) => (parts.service!.handOver = () => Promise.reject(new Error('no'))),
      'hand over',
    ],
    [
      'a call of the new version may not be taken',
      ({ parts, state }) =>
        (parts.service!.handOver = async () => {
          state.service = { build: 'new', heard_at: '', calls: 9, left_out: 1 };
        }),
      'ready',
    ],
    ['the build is not fit', ({ parts }) => (parts.remote.publish = () => Promise.reject(new Error('no'))), 'publish'],
    [
      'somebody else’s build is on trial',
      ({ state }) => (state.canary = { build: 'r9', share: 5, since: LONG_AGO }),
      'promote',
    ],
  ])('stops when %s, and says where', async (_, harm, where) => {
    const site = aSite();
    harm(site);
    await expect(releaseArea(site.parts)).rejects.toThrow(`events stopped at ${where}`);
    expect(site.state.live).toBe('r1');
  });

  it('stops when the site ends the trial by itself, and says why', async () => {
    const { parts, state } = aSite();
    const move = parts.client.move;
    parts.client.move = async (area, wish) => {
      const moved = await move(area, wish);
      const last = { verb: 'stop', by: 'owner', reason: 'slow\n\u009b2J' };
      Object.assign(state, { canary: null, events: [last] });
      return moved;
    };
    await expect(releaseArea(parts)).rejects.toThrow('the trial ended (stop by owner: slow 2J)');
    expect(state.live).toBe('r1');
  });

  it.each([
    ['looks at a share again that was not looked at for long enough', taipeiIso(new Date()), []],
    ['raises a share that was', LONG_AGO, ['r2 25']],
  ])('made again %s', async (_, since, raised) => {
    const { parts, state, course } = aSite({ service: null, canary: { build: 'r2', share: 5, since } });
    const { area } = parts.client;
    let asked = 0;
    parts.client.area = async (name) => {
      asked += 1;
      if (asked > (raised.length ? 2 : 1)) state.canary = null;
      return area(name);
    };
    await expect(releaseArea({ ...parts, service: null, lookMs: 60_000 })).rejects.toThrow('the trial ended');
    expect(course).toEqual(['publish', ...raised]);
  });

  /** A site that gives no answer to that many looks after each move. */
  function silentFor(looks: number) {
    const site = aSite({ service: null });
    const { area, move } = site.parts.client;
    let silent = 0;
    site.parts.client = {
      ...site.parts.client,
      area: (name) => (silent-- > 0 ? Promise.reject(new Error('503')) : area(name)),
      move: async (...wish) => {
        silent = looks;
        return move(...wish);
      },
    };
    return { ...site, parts: { ...site.parts, service: null } };
  }

  it('goes on when the site gives no answer for a while', async () => {
    const { parts, state } = silentFor(3);
    await releaseArea(parts);
    expect(state.live).toBe('r2');
  });

  it('raises nothing that it could not look at', async () => {
    const { parts, state } = silentFor(Infinity);
    await expect(releaseArea({ ...parts, unansweredMs: 20 })).rejects.toThrow('503');
    expect(state.canary?.share).toBe(5);
  });
});
