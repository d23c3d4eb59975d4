import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseRings } from '@hub/nest-kit/keys';
import { adminUrl, aPlayer, urlOfSchema, withAdmin } from '@hub/nest-kit/testing';
import { issueSiteToken, type TokenRings } from '@hub/nest-kit/tokens';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
const schemaName = () => new URL(site.envOf('events').DATABASE_URL ?? '').pathname.slice(1);
const schemaUrl = () => urlOfSchema(adminUrl(), schemaName());
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

/** As services are named, not as builds of remotes. */
const NEXT = 'v1.2+7';

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
        build: NEXT,
        breaks: () => breaksOf(site.url, 'events'),
        // Real recordings are asked again in release-calls.e2e-spec.ts.
        replay: async () => [],
        migrate: async () => void (await migrate({ MIGRATE_URL: schemaUrl() }, { phase: 'expand' })),
        handOver: () => handOverLocally('events', NEXT, site.folder),
        heard: async () => (await client.service('events')).service,
        note: () => client.noteService('events', { build: NEXT, reason: 'a test' }),
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
    'gateway',
    'agreement',
    'calls',
    'migrate',
    'hand over',
    'ready',
    'note',
    'publish',
    'preview',
    'promote',
  ]);
  const pid = site.process('events').pid;
  await release();
  expect(site.process('events').pid).toBe(pid);
  build.forget();
}, 120_000);

describe('a new version that does not come up', () => {
  const pids = () => ['events', 'events worker'].map((name) => site.process(name).pid);
  const changeTables = (sql: string) => withAdmin(adminUrl(), (c) => c.query(sql.replace('$', schemaName())));

  it('leaves service and worker where they are', async () => {
    const before = pids();
    await expect(site.handOver('no-service', 'x')).rejects.toThrow('no service no-service');
    await expect(site.handOver('events', 'not a build name!')).rejects.toThrow('did not start');
    expect((await fetch(`${site.services.events}/readyz`)).status).toBe(200);
    expect(pids()).toEqual(before);
  }, 60_000);

  it('takes no call before it is ready, and people notice nothing', async () => {
    const before = pids();
    const people = await players();
    // A table that only the new version needs.
    const [rows] = await changeTables('SELECT id, timestamp, name FROM $.migrations ORDER BY id DESC LIMIT 1');
    const { id, timestamp, name } = (rows as { id: number; timestamp: string; name: string }[])[0]!;
    await changeTables(`DELETE FROM $.migrations WHERE id = ${id}`);
    await expect(handOverLocally('events', 'unready', site.folder)).rejects.toThrow('a migration is pending');
    await changeTables(`INSERT INTO $.migrations (id, timestamp, name) VALUES (${id}, ${timestamp}, '${name}')`);
    const { failed } = await people.end();
    expect(failed).toEqual([]);
    expect(pids()).toEqual(before);
  }, 90_000);

  it('as a worker takes its service back with it', async () => {
    const before = pids();
    const worker = site.process('events worker');
    const { beside } = worker;
    worker.beside = () => Promise.reject(new Error('no worker'));
    await expect(handOverLocally('events', 'half', site.folder)).rejects.toThrow('no worker');
    worker.beside = beside;
    expect(pids()).toEqual(before);
    // Its line to the gateway says so too, once the half is gone.
    await expect
      .poll(async () => (await fetch(`${site.services.events}/metrics`)).text(), { timeout: 20_000 })
      .not.toContain('half');
  }, 60_000);
});

it('who asks for a hand-over that is under way waits for that one', async () => {
  const again = () => handOverLocally('events', 'again', site.folder);
  const first = again();
  const other = expect(handOverLocally('events', 'other', site.folder)).rejects.toThrow(
    'is being handed over to again',
  );
  await again();
  const { pid } = site.process('events');
  await Promise.all([first, other]);
  expect(site.process('events').pid).toBe(pid);
}, 60_000);
