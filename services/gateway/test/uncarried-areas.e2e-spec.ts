import { beforeAll, expect, it } from 'vitest';
import { aRemote, aShell } from './builds.ts';
import { pageOf } from './page-of.ts';
import { ReleaseSite } from './release-site.ts';

const on = new ReleaseSite();
const facade = (version: string) => ({ has: { facade: version, react: '19.3.1' } });

/** `support` has a build of before that runs on any shell, behind one that needs the major of today; `events` and `vip` need it as well. */
beforeAll(async () => {
  for (const over of [{ build: 's2', needs: undefined }, { build: 's3' }]) {
    await on.send(aRemote(over));
    expect((await on.move({ verb: 'promote', build: over.build, share: 100 }, 'support')).status).toBe(200);
  }
  await on.send(aShell({ build: 'next', ...facade('2.0.0') }));
  await on.send(aShell({ build: 'same', ...facade('1.3.0') }));
});

const shells = async () => {
  const { body } = await on.call('GET', '/shell', undefined, 'shell');
  const builds = body.builds as { build: string; uncarried?: object[] }[];
  return Object.fromEntries(builds.map(({ build, uncarried }) => [build, uncarried]));
};

it('a shell is told with the areas whose live build it does not carry, and what visitors get then', async () => {
  expect(await shells()).toEqual({
    aaaa000001: [],
    same: [],
    next: [
      { area: 'events', live: 'bbbb000001', instead: null },
      { area: 'support', live: 's3', instead: 's2' },
      { area: 'vip', live: 'bbbb000001', instead: null },
    ],
  });
});

it.each([
  ['nobody named', {}],
  ['only some named', { rest: ['vip', 'support'] }],
])('a shell under which areas would rest that %s is shown to nobody', async (_, wish) => {
  const refused = await on.move({ verb: 'promote', build: 'next', ...wish }, 'shell');
  expect(refused).toMatchObject({ status: 409, body: { msg: expect.stringContaining('--rest events,vip') as string } });
  expect((await on.call('GET', '/shell', undefined, 'shell')).body.canary).toBeNull();
});

it('one that carries all, or an earlier build of each, asks for nothing', async () => {
  expect((await on.move({ verb: 'promote', build: 'same', share: 100 }, 'shell')).status).toBe(200);
  expect((await on.move({ verb: 'rollback' }, 'shell')).body).toMatchObject({ live: 'aaaa000001' });
});

it('with a yes to every area it goes out, visitors get what was told, and the way back is free', async () => {
  const wish = { verb: 'promote', build: 'next', share: 100, rest: ['events', 'vip'] };
  expect((await on.move(wish, 'shell')).body).toMatchObject({ live: 'next' });
  const given = async () => {
    const { data } = await pageOf(on.gateway.url, '/support');
    return Object.values(data?.registry.areas ?? {}).map(({ area, build }) => `${area} ${build}`);
  };
  await expect.poll(given, { timeout: 15_000 }).toEqual(['support s2']);
  expect((await on.move({ verb: 'rollback' }, 'shell')).body).toMatchObject({ live: 'aaaa000001' });
});

it('a trial asks at every step, and its end does not', async () => {
  await on.send(aShell({ build: 'third', ...facade('2.1.0') }));
  const rest = ['events', 'vip'];
  expect((await on.move({ verb: 'promote', build: 'third', rest }, 'shell')).status).toBe(200);
  expect((await on.move({ verb: 'promote' }, 'shell')).status).toBe(409);
  expect((await on.move({ verb: 'promote', rest }, 'shell')).body).toMatchObject({ canary: { share: 25 } });
  expect((await on.move({ verb: 'stop' }, 'shell')).body).toMatchObject({ live: 'aaaa000001', canary: null });
});

it('what rests with the live shell goes on resting with another one unasked, and the way back is told with what it lacks', async () => {
  const wish = { verb: 'promote', build: 'next', share: 100, rest: ['events', 'vip'] };
  expect((await on.move(wish, 'shell')).status).toBe(200);
  expect((await on.move({ verb: 'promote', build: 'third', share: 100 }, 'shell')).body).toMatchObject({
    live: 'third',
  });
  const rests = (area: string) => ({ area, live: 'bbbb000001', instead: null, resting: true });
  const support = { area: 'support', live: 's3', instead: 's2' };
  const { body } = await on.call('GET', '/shell', undefined, 'shell');
  expect(body.back).toEqual({ build: 'next', uncarried: [rests('events'), support, rests('vip')] });
  expect((await on.move({ verb: 'rollback' }, 'shell')).body).toMatchObject({ live: 'next' });
});
