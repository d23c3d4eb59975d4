import { describe, expect, it } from 'vitest';
import { aRemote, aShell } from '../../test/builds.ts';
import { chooseBuilds, isInShare, type AreaBuilds } from './choose-builds.ts';

let revision = 0;
const known = <T>(build: T) => ({ build, revision: ++revision });
const facade = (range: string) => ({ needs: { facade: range, react: '^19.0.0' } });
const shell: AreaBuilds = {
  area: 'shell',
  live: known(aShell({ has: { facade: '1.2.0', react: '19.3.1' } })),
  earlier: [],
};
const remote = (build: string, range = '^1.0.0') => known(aRemote({ build, ...facade(range) }));
const support = (over: Partial<AreaBuilds>): AreaBuilds => ({ area: 'support', earlier: [], ...over });
const chosen = (areas: AreaBuilds[], visitor = {}) => chooseBuilds(areas, visitor)?.remotes.map(({ build }) => build);

describe('which builds a visitor gets', () => {
  it('is what is live', () => {
    expect(chosen([shell, support({ live: remote('b1') })])).toEqual(['b1']);
  });

  it('is the newest that the shell can carry', () => {
    const earlier = [remote('b2', '^2.0.0'), remote('b1', '^1.1.0')];
    expect(chosen([shell, support({ live: remote('b3', '^1.3.0'), earlier })])).toEqual(['b1']);
  });

  it('lacks an area of which nothing fits, and no other', () => {
    const vip: AreaBuilds = { area: 'vip', live: known(aRemote({ area: 'vip', build: 'v1' })), earlier: [] };
    expect(chosen([shell, support({ live: remote('b3', '^2.0.0') }), vip])).toEqual(['v1']);
  });

  it('is nothing without a shell', () => {
    expect(chooseBuilds([support({ live: remote('b1') })], {})).toBeNull();
  });

  it('is a preview before all else, if it fits', () => {
    const areas = [shell, support({ live: remote('b1') })];
    expect(chosen(areas, { previews: [remote('b9')] })).toEqual(['b9']);
    expect(chosen(areas, { previews: [remote('b9', '^2.0.0')] })).toEqual(['b1']);
  });

  it('has one mark for the same builds, and another for others', () => {
    const areas = [shell, support({ live: remote('b1'), canary: { ...remote('b2'), share: 25 } })];
    const marks = Array.from({ length: 200 }, (_, bucket) => chooseBuilds(areas, { bucket: String(bucket) })?.mark);
    expect(new Set(marks).size).toBe(2);
    expect(chooseBuilds(areas, {})?.mark).not.toContain(`support${areas[1]?.canary?.revision}`);
  });
});

describe('a share', () => {
  const buckets = Array.from({ length: 10_000 }, (_, bucket) => String(bucket));
  const inShare = (share: number, build = 'b2') => buckets.filter((one) => isInShare(one, 'support', build, share));

  it.each([5, 25])('of %i percent is that many visitors', (share) => {
    expect(Math.abs(inShare(share).length / 100 - share)).toBeLessThan(1);
  });

  it('keeps who is in as it grows, and draws anew for another build', () => {
    const more = new Set(inShare(25));
    expect(inShare(5).filter((one) => !more.has(one))).toEqual([]);
    expect(inShare(100).length).toBe(10_000);
    const other = new Set(inShare(5, 'b3'));
    expect(inShare(5).filter((one) => other.has(one)).length).toBeLessThan(60);
  });
});
