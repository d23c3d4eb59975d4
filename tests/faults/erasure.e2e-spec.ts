import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { joinPersons, type Person } from '@hub/contracts/person-data';
import type { DataRequest, FoundArea, FoundPersonView } from '@hub/contracts/surveys';
import type { StaffRole } from '@hub/contracts/shared';
import { IDENTITY_HEADER, sealIdentity } from '@hub/nest-kit/identity';
import { parseRings, type KeyRing } from '@hub/nest-kit/keys';
import { adminUrl, askAgain, aStaff, testRedisUrl, urlOfSchema, withAdmin } from '@hub/nest-kit/testing';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { aPerson } from './erasure/person.ts';
import { plant, type Ask } from './erasure/plant.ts';
import { stillSealed, sealedValues } from './erasure/sealed.ts';
import { searchFiles, searchMails, searchRedis, searchSchemas, type Trace } from './erasure/search.ts';
import { isOfNobody, unfound } from './erasure/what-is-nobodys.ts';
import { startFaultSite, type FaultSite } from './fault-site.ts';

/* Real processes beside that of the test, since only those write real logs. */
const services = ['identity', 'catalog', 'support', 'vip', 'topup', 'events', 'surveys'];
const workers = ['identity', 'support', 'vip', 'topup', 'events', 'surveys'].map((name) => `${name} worker`);
const PARTS = ['mail-catcher', 'newebpay', 'game-server', ...services, ...workers, 'gateway'];

const AWAY = 'topup';
const planted = aPerson();
let site: FaultSite;
beforeAll(async () => {
  const env = (folder: string) => ({ UPLOAD_FOLDER: join(folder, 'uploads'), TIDY_MS: '500' });
  site = await startFaultSite({ parts: PARTS, apart: [AWAY], beside: true, logLevel: 'debug', env });
}, 240_000);
afterAll(() => site?.end());

const schemaOf = (service: string) =>
  urlOfSchema(adminUrl(), new URL(site.envOf(service).DATABASE_URL ?? '').pathname.slice(1));
const ask: Ask = async <Row>(service: string, sql: string, values: unknown[] = []): Promise<Row[]> => {
  const once = () => withAdmin(schemaOf(service), (connection) => connection.query(sql, values));
  return (await askAgain(once))[0] as Row[];
};

/** Before somebody's request is carried out, identity is asked whether this account still has the role. */
async function accountOf(role: StaffRole): Promise<number> {
  const [account] = await ask<{ id: number }>('identity', 'SELECT id FROM staff WHERE login = ?', [role]);
  return Number(account?.id);
}

/** As the gateway would for somebody of the staff whose second factor was just shown. */
async function desk<T>(role: StaffRole, line: string, body?: object, version = 0): Promise<T> {
  const [method = 'GET', path = ''] = line.split(' ');
  const ring = parseRings(site.envOf('surveys').IDENTITY_KEYS ?? '{}').surveys as KeyRing;
  const who = aStaff({ id: await accountOf(role), login: role, roles: [{ role, game: '*' }], fresh: true });
  const answer = await fetch(site.services.surveys + path, {
    method,
    headers: {
      [IDENTITY_HEADER]: sealIdentity(ring, 'surveys', { who, rid: 'drill', ip: '10.0.0.1' }),
      'if-match': `"${version}"`,
      'idempotency-key': randomUUID(),
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

const why = { reason: '演習：依本人來信辦理' };
const find = async (person: Person) =>
  (await desk<FoundPersonView>('product_admin', 'POST /api/staff/personal_data/find', { person, ...why })).data;
/** `area category` of what may go, and of which there is something (or nothing). */
const erasable = (areas: FoundArea[], has: boolean): string[] =>
  areas.flatMap(({ area, categories }) =>
    categories.filter(({ erasable: goes, rows }) => goes && rows > 0 === has).map(({ key }) => `${area} ${key}`),
  );

/** As the desk does it: what an area calls the person besides is looked for as well, until nothing new comes. */
async function allNames(): Promise<Person> {
  let { person } = planted;
  for (let looks = 0; looks < 3; looks += 1) person = joinPersons(person, (await find(person)).names);
  return person;
}

/** Files of staff with all that players answered, as one of them may lie there when somebody wants to be erased. */
async function takeAnswersOut(): Promise<void> {
  const [survey] = await ask<{ id: number; version: number }>(
    'surveys',
    "SELECT id, version FROM survey WHERE survey_key = 'idv-2021'",
  );
  const line = `POST /api/staff/surveys/${survey?.id}/export`;
  await desk('event_operator', line, { personal: true, ...why }, survey?.version);
  const done = () => ask('surveys', "SELECT id FROM export_job WHERE state = 'done' AND file_key IS NOT NULL");
  await vi.waitFor(async () => expect(await done()).toHaveLength(1), { timeout: 30_000, interval: 300 });
}

/** A request, its proof, two persons, and every area until all are through: one of them is dead until the others are. */
async function erase(person: Person): Promise<DataRequest> {
  const opened = await desk<One>('product_admin', `POST ${REQUESTS}`, { kind: 'delete', text: planted.email, person });
  const one = `${REQUESTS}/${opened.data.id}`;
  const proven = await desk<One>('product_admin', `POST ${one}/prove`, why, opened.data.version);
  const asked = await desk<One>('product_admin', `POST ${one}/erase`, why, proven.data.version);
  await site.process(AWAY).kill('SIGKILL');
  expect((await find(person)).areas.filter(({ away }) => away).map(({ area }) => area)).toEqual([AWAY]);
  await desk('auditor', `POST /api/staff/approvals/surveys/${asked.data.approval}/approve`, {});
  const reaches = (state: string, ofAway: string) =>
    vi.waitFor(
      async () => {
        await ask(
          'surveys',
          "UPDATE data_request SET next_at = NOW(3) WHERE state = 'erasing' AND next_at IS NOT NULL",
        );
        const { data: now } = await desk<One>('auditor', `GET ${one}`);
        expect([now.state, now.areas.map(({ area, state: how }) => `${area} ${how}`)]).toEqual([
          state,
          now.areas.map(({ area }) => `${area} ${area === AWAY ? ofAway : 'done'}`),
        ]);
        return now;
      },
      { timeout: 120_000, interval: 1500 },
    );
  expect((await reaches('erasing', 'away')).record).toBe(null);
  await site.process(AWAY).restart();
  return reaches('done', 'done');
}

const urlsOf = () => Object.fromEntries([...services, 'gateway'].map((name) => [name, schemaOf(name)]));
async function searchAll(): Promise<Trace[]> {
  return [
    ...(await searchSchemas(urlsOf(), planted.names)),
    ...(await searchMails(site.mailUrl, planted.email, planted.names)),
    ...(await searchFiles(site.folder, planted.names)),
    ...(await searchRedis(testRedisUrl(), planted.names)),
  ];
}
const objects = (): string[] =>
  readdirSync(join(site.folder, 'objects'), { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(site.folder.length + 1));
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
  let person: Person;
  let files: string[] = [];
  let sealed: Record<'before' | 'after', Awaited<ReturnType<typeof sealedValues>>>;
  beforeAll(async () => {
    const [before, filesBefore] = [await sealedValues(urlsOf()), objects()];
    event = await plant({ site, ask, planted });
    await takeAnswersOut();
    sealed = { before, after: await sealedValues(urlsOf()) };
    files = objects().filter((file) => !filesBefore.includes(file));
    person = await allNames();
  }, 180_000);

  it('is in every category of every area before, in a file of staff, and everybody writes a log', async () => {
    expect(person).toMatchObject({ member_id: planted.names.at(-1), emails: [planted.email] });
    expect(erasable((await find(person)).areas, false).filter((one) => !(one in unfound))).toEqual([]);
    const seen = placesOf(await searchAll());
    expect(seen.filter((place) => /^file objects\/.*exports/.test(place))).not.toEqual([]);
    const logs = join(site.folder, 'logs');
    const said = readdirSync(logs).map((name) => readFileSync(join(logs, name), 'utf8'));
    const speakers = new Set(said.flatMap((log) => [...log.matchAll(/"svc":"([^"]+)"/g)].map(([, name]) => name)));
    const expected = [...services, ...workers, 'gateway'].map((part) => part.replace(' ', '-'));
    expect(expected.filter((part) => !speakers.has(part))).toEqual([]);
  });

  it('is gone after the erasure from every schema, file, log, mail and Redis, but for what is declared to stay', async () => {
    await ask('events', 'UPDATE event SET ends_at = NOW(3) - INTERVAL 1 HOUR WHERE id = ?', [event]);
    expect(files.length).toBeGreaterThan(2);
    const done = await erase(person);
    expect(done).toMatchObject({ person: null, text: null });
    const stays = declared(done);
    const left = async () => [
      ...placesOf(await searchAll()).filter((place) => !stays.has(place)),
      ...objects().filter((file) => files.includes(file)),
    ];
    // The index of the search, audits, and files that nobody claimed follow within seconds.
    await vi.waitFor(async () => expect(await left()).toEqual([]), { timeout: 30_000, interval: 2000 });
    expect(erasable((await find(person)).areas, true)).toEqual([]);
    const sealedStill = stillSealed(sealed.before, sealed.after, await sealedValues(urlsOf()));
    expect(sealedStill.filter((place) => !stays.has(place) && !isOfNobody(place))).toEqual([]);
    const traces = await searchAll();
    expect(traces.filter(({ names }) => names.some((one) => planted.contacts.includes(one)))).toEqual([]);
    console.info(
      'what stays',
      placesOf(traces),
      done.areas.map(({ area, destroyed }) => ({ area, destroyed })),
    );
  }, 300_000);
});
