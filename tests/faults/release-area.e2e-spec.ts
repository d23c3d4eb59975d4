import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseRings } from '@hub/nest-kit/keys';
import { adminUrl, aPlayer, urlOfSchema } from '@hub/nest-kit/testing';
import { issueSiteToken, type TokenRings } from '@hub/nest-kit/tokens';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { releaseArea } from '../../infra/local/mfe/release-area.ts';
import { ReleaseClient } from '../../infra/local/mfe/release-client.ts';
import { breaksOf } from '../../infra/local/mfe/breaks-of.ts';
import { handOverLocally } from '../../infra/local/mfe/local-hand-over.ts';
import { openControlPort } from '../../infra/local/site/control-port.ts';
import { makePublishToken } from '../../services/gateway/src/publish-token.ts';
import { migrate } from '../../services/events/src/migrate.ts';
import { startFaultSite, type FaultSite } from './fault-site.ts';
import { smallBuild } from './replicas/publish-build.ts';

let site: FaultSite;
let closeControl: () => Promise<void>;
const schemaUrl = () => urlOfSchema(adminUrl(), new URL(site.envOf('events').DATABASE_URL ?? '').pathname.slice(1));
beforeAll(async () => {
  site = await startFaultSite({
    parts: ['mail-catcher', 'identity', 'catalog', 'events', 'events worker', 'gateway'],
    apart: ['events', 'events worker'],
    pages: true,
    env: (_, service): Record<string, string> => (service === 'gateway' ? {} : { DRAIN_MS: '6000' }),
  });
  closeControl = await openControlPort(site.folder, (service, build) => site.handOver(service, build));
}, 120_000);
afterAll(async () => {
  await closeControl?.();
  await site?.end();
});

type Line = readonly [method: string, path: string];
const READS: Line = ['GET', '/api/events/open'];
const SENDS: Line = ['POST', '/api/events/verify_deliveroo'];

/** Players who read and send all the while; what was answered otherwise than before. */
async function players() {
  const rings = parseRings(site.envOf('events').TOKEN_KEYS ?? '{}') as TokenRings;
  const token = await issueSiteToken(rings, aPlayer());
  const headers = { 'content-type': 'application/json', 'x-auth-token': token };
  const ask = async ([method, path]: Line): Promise<string> => {
    const body = method === 'POST' ? { body: JSON.stringify({ key: randomUUID() }) } : {};
    const answer = await fetch(site.url + path, { method, headers, ...body }).catch((error: Error) => error.message);
    return typeof answer === 'string' ? answer : `${answer.status} ${(await answer.text()).slice(0, 80)}`;
  };
  const failed: string[] = [];
  let calls = 0;
  let over = false;
  const lane = async (line: Line) => {
    const usual = await ask(line);
    expect(usual).toMatch(/^[24]/);
    while (!over) {
      const now = await ask(line);
      calls += 1;
      if (now !== usual) failed.push(`${line.join(' ')}: ${now}`);
      await sleep(10);
    }
  };
  const lanes = [READS, READS, SENDS, SENDS].map(lane);
  return {
    end: async () => {
      over = true;
      await Promise.all(lanes);
      return { calls, failed };
    },
  };
}

it('service and remote are released by one verb while people use them', async () => {
  const token = await makePublishToken(site.envOf('gateway'), 'events', 'a test');
  const client = new ReleaseClient(site.url, token);
  const build = smallBuild();
  const before = site.process('events').pid;
  const said: string[] = [];
  const release = () =>
    releaseArea({
      area: 'events',
      service: {
        build: 'next',
        breaks: () => breaksOf(site.url, 'events'),
        migrate: async () => void (await migrate({ MIGRATE_URL: schemaUrl() }, { phase: 'expand' })),
        handOver: () => handOverLocally('events', 'next', site.folder),
      },
      remote: { build: build.name, publish: () => build.publish(client) },
      client,
      reason: 'a test',
      lookMs: 500,
      say: (line) => void said.push(line),
    });
  const people = await players();
  await sleep(500);
  const began = performance.now();
  await release();
  const tookMs = performance.now() - began;
  await sleep(500);
  const { calls, failed } = await people.end();
  process.stdout.write(`${calls} calls, ${failed.length} failed, ${Math.round(tookMs)} ms from the verb to live\n`);
  expect(failed).toEqual([]);
  expect(calls).toBeGreaterThan(100);
  expect(site.process('events').pid).not.toBe(before);
  expect((await client.area('events')).live).toBe(build.name);
  expect(said.map((line) => line.slice(0, 10).trim()).filter(Boolean)).toEqual([
    'agreement',
    'migrate',
    'hand over',
    'ready',
    'publish',
    'preview',
    'promote',
  ]);
  const pid = site.process('events').pid;
  await release();
  expect(site.process('events').pid).toBe(pid);
  build.forget();
}, 120_000);

it('a version that cannot start leaves the one that runs where it is', async () => {
  const events = site.process('events');
  const before = events.pid;
  await expect(site.handOver('no-service', 'x')).rejects.toThrow('no service no-service');
  await expect(events.handOver('not a build name!')).rejects.toThrow('did not start');
  expect((await fetch(`${site.services.events}/readyz`)).status).toBe(200);
  expect(events.pid).toBe(before);
}, 60_000);
