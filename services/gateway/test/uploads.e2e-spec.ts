import { request, type ClientRequest } from 'node:http';
import type { RemoteDescriptor } from '@hub/federation/descriptor';
import { describe, expect, it } from 'vitest';
import { aRemote } from './builds.ts';
import { rawCall } from './raw-call.ts';
import { ReleaseSite } from './release-site.ts';

const on = new ReleaseSite();
const AT_ONCE = 24;
/** While a call of the test has a place, a held one may be refused. */
const MORE = 4;
const pathOf = (area: string, name: string) => `/${area}/builds/held/files/${name}.js`;

/** A file of two bytes whose last one is held back. */
function held(area: string, name: string): ClientRequest {
  const { hostname, port } = new URL(on.gateway.url);
  const headers = { authorization: `Bearer ${on.token[area]}`, 'content-length': 2 };
  const path = `/api/releases${pathOf(area, name)}`;
  const call = request({ hostname, port, method: 'PUT', path, headers, agent: false });
  call.on('error', () => {}).write('x');
  return call;
}
const statusOf = async (area: string) => (await on.call('PUT', pathOf(area, 'one'), Buffer.from('x'), area)).status;

describe('files that hold back their last byte', () => {
  it('take no more than the places of their area, and are refused beyond it before their body is read', async () => {
    const calls = Array.from({ length: AT_ONCE + MORE }, (_, at) => held('events', `f${at}`));
    await expect.poll(() => statusOf('events')).toBe(429);
    const headers = { authorization: `Bearer ${on.token.events}`, 'content-length': '2' };
    for (const line of ['/events/builds/held/files/late.js', '/events/builds/held']) {
      const late = await rawCall(on.gateway.url, `PUT /api/releases${line}`, { headers, end: false });
      expect([late.status, Number(late.headers['retry-after']) > 0]).toEqual([429, true]);
    }
    expect(await statusOf('vip')).toBe(204);
    expect((await on.move({ verb: 'stop' })).status).toBe(409);
    for (const call of calls) call.destroy();
    await expect.poll(() => statusOf('events')).toBe(204);
  });
});

it('of one area no more than two publications wait or are checked; the third is refused, and may come again', async () => {
  const builds = ['q1', 'q2', 'q3'].map((build) => aRemote({ area: 'events', build }));
  for (const build of builds) expect(await on.sendFiles(build)).toBeNull();
  const publish = async (build: RemoteDescriptor) =>
    (await on.call('PUT', `/events/builds/${build.build}`, build)).status;
  let all: Promise<number>[] = [];
  await on.source.transaction(async (manager) => {
    await manager.query("SELECT revision FROM area_release WHERE area = 'events' FOR UPDATE");
    all = builds.map(publish);
    const refused: number[] = [];
    for (const one of all) void one.then((status) => refused.push(status));
    await expect.poll(() => refused).toEqual([429]);
  });
  expect((await Promise.all(all)).sort()).toEqual([200, 200, 429]);
  for (const build of builds) expect(await publish(build)).toBe(200);
});
