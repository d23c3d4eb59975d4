import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { DataRequest } from '@hub/contracts/surveys';
import type { StaffRole } from '@hub/contracts/shared';
import { IDENTITY_HEADER, sealIdentity } from '@hub/nest-kit/identity';
import { parseRings, type KeyRing } from '@hub/nest-kit/keys';
import { adminUrl, aStaff, testRedisUrl, urlOfSchema, withAdmin } from '@hub/nest-kit/testing';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { aPerson } from './erasure/person.ts';
import { plant, type Ask } from './erasure/plant.ts';
import { searchFiles, searchRedis, searchSchemas, type Trace } from './erasure/search.ts';
import { startFaultSite, type FaultSite } from './fault-site.ts';

/* Real processes, since only those write real logs. */
const services = ['identity', 'catalog', 'support', 'vip', 'topup', 'events', 'surveys'];
const workers = ['identity', 'support', 'vip', 'topup', 'events', 'surveys'].map((name) => `${name} worker`);
const PARTS = ['mail-catcher', 'newebpay', 'game-server', ...services, ...workers, 'gateway'];

const planted = aPerson();
let site: FaultSite;
beforeAll(async () => {
  site = await startFaultSite({ parts: PARTS, logLevel: 'debug' });
}, 240_000);
afterAll(() => site?.end());

const schemaOf = (service: string) =>
  urlOfSchema(adminUrl(), new URL(site.envOf(service).DATABASE_URL ?? '').pathname.slice(1));
const ask: Ask = async <Row>(service: string, sql: string, values: unknown[] = []) =>
  (await withAdmin(schemaOf(service), (connection) => connection.query(sql, values)))[0] as Row[];

/** As the gateway would for somebody of the staff whose second factor was just shown. */
async function desk<T>(role: StaffRole, line: string, body?: object, version = 0): Promise<T> {
  const [method = 'GET', path = ''] = line.split(' ');
  const ring = parseRings(site.envOf('surveys').IDENTITY_KEYS ?? '{}').surveys as KeyRing;
  const who = aStaff({ roles: [{ role, game: '*' }], fresh: true });
  const answer = await fetch(site.services.surveys + path, {
    method,
    headers: {
      [IDENTITY_HEADER]: sealIdentity(ring, 'surveys', { who, rid: 'drill', ip: '10.0.0.1' }),
      'if-match': `"${version}"`,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${line} answered ${answer.status}: ${text}`);
  return JSON.parse(text) as T;
}
type One = { data: DataRequest };
const REQUESTS = '/api/staff/personal_data/requests';

/** A request, its proof, two persons, and every area until all are through. */
async function erase(): Promise<DataRequest> {
  const { person } = planted;
  const opened = await desk<One>('product_admin', `POST ${REQUESTS}`, { kind: 'delete', text: planted.email, person });
  const one = `${REQUESTS}/${opened.data.id}`;
  const why = { reason: '演習：依本人來信辦理' };
  const proven = await desk<One>('product_admin', `POST ${one}/prove`, why, opened.data.version);
  const asked = await desk<One>('product_admin', `POST ${one}/erase`, why, proven.data.version);
  await desk('auditor', `POST /api/staff/approvals/surveys/${asked.data.approval}/approve`, {});
  const state = async () => {
    await ask('surveys', "UPDATE data_request SET next_at = NOW(3) WHERE state = 'erasing' AND next_at IS NOT NULL");
    return (await desk<One>('auditor', `GET ${one}`)).data;
  };
  return vi.waitFor(
    async () => {
      const now = await state();
      expect([now.state, now.areas.map(({ area, state: how }) => `${area} ${how}`)]).toEqual([
        'done',
        now.areas.map(({ area }) => `${area} done`),
      ]);
      return now;
    },
    { timeout: 120_000, interval: 1500 },
  );
}

async function searchAll(): Promise<Trace[]> {
  const urls = Object.fromEntries([...services, 'gateway'].map((name) => [name, schemaOf(name)]));
  return [
    ...(await searchSchemas(urls, planted.names)),
    ...(await searchFiles(site.folder, planted.names)),
    ...(await searchRedis(testRedisUrl(), planted.names)),
  ];
}
const objects = () =>
  readdirSync(join(site.folder, 'objects'), { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
/** What the areas say that stays: `topup.payment.amount`. */
const declared = (done: DataRequest): Set<string> =>
  new Set(
    done.areas.flatMap(({ area, kept }) =>
      kept.flatMap(({ table, columns }) => columns.map((column) => `${area}.${table}.${column}`)),
    ),
  );
const placesOf = (traces: Trace[]) => [...new Set(traces.map(({ where }) => where))].toSorted();

describe('one person, planted in every area', () => {
  let event = 0;
  beforeAll(async () => {
    const before = objects().length;
    event = await plant({ site, ask, planted });
    expect(objects().length).toBeGreaterThan(before);
  }, 180_000);

  it('is gone after the erasure from every schema, file, log and Redis, but for what is declared to stay', async () => {
    const seen = placesOf(await searchAll());
    // The search sees: before the erasure every one of these has the person.
    for (const place of [
      'support.ticket',
      'vip.ticket',
      'events.redemption',
      'events.delivery',
      'topup.topup_order',
      'surveys.answer',
    ])
      expect(seen.some((one) => one.startsWith(place))).toBe(true);
    await ask('events', 'UPDATE event SET ends_at = NOW(3) - INTERVAL 1 HOUR WHERE id = ?', [event]);
    const objectsBefore = objects().length;
    const done = await erase();
    expect(objects().length).toBeLessThan(objectsBefore);
    expect(done).toMatchObject({ person: null, text: null });
    const stays = declared(done);
    const left = async () => placesOf(await searchAll()).filter((place) => !stays.has(place));
    // The index of the search and audits follow within seconds.
    await vi.waitFor(async () => expect(await left()).toEqual([]), { timeout: 30_000, interval: 2000 });
    const traces = await searchAll();
    const contacts = traces.filter(({ names }) => names.some((one) => one === planted.email || one.includes('955')));
    expect(contacts).toEqual([]);
    console.info(
      'what stays',
      placesOf(traces),
      done.areas.map(({ area, destroyed }) => ({ area, destroyed })),
    );
  }, 300_000);
});
