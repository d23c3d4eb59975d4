import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  nobody,
  type ErasedPerson,
  type FoundPerson,
  type RetainedPart,
  type Person,
} from '@hub/contracts/person-data';
import type { HoldForRequestBody } from '@hub/contracts/support';
import { personalDataAreas } from '@hub/contracts/surveys';
import { ServiceClient } from '@hub/nest-kit/http';
import {
  callAs,
  fakeService,
  joinedService,
  schemaFor,
  standingRoutes,
  testKeys,
  testRedisUrl,
  testRings,
} from '@hub/nest-kit/testing';
import { start } from '../src/main.ts';

const kept: RetainedPart = { table: 'thing', columns: ['sum'], ground: 'accounting', days: null };
const PAGE = 100;

/** Areas that answer as the tests say. */
function areasOf() {
  return {
    away: new Set<string>(),
    /** They refuse to erase, as of a build that reads the call otherwise. */
    refuses: new Set<string>(),
    waits: new Set<string>(),
    held: 0,
    /** Who holds; '' all of them. */
    holder: '',
    rows: 3,
    names: nobody as Person,
    /** Of whichever member is asked for. */
    email: '',
    erased: [] as string[],
    /** Who each area was asked for. */
    looked: [] as { area: string; person: Person }[],
    corrected: [] as string[],
    holds: [] as HoldForRequestBody[],
    reset() {
      Object.assign(this, {
        away: new Set(),
        refuses: new Set(),
        waits: new Set(),
        held: 0,
        holder: '',
        rows: 3,
        names: nobody,
        email: '',
        erased: [],
        looked: [],
        corrected: [],
        holds: [],
      });
    },
  };
}
type Areas = ReturnType<typeof areasOf>;

const found = (areas: Areas, area: string): FoundPerson => ({
  categories: [{ key: 'things', rows: areas.rows, oldest: null, newest: null, erasable: true, kept: [kept] }],
  held: areas.holder === '' || areas.holder === area ? areas.held : 0,
  names: areas.names,
});

const erased = (areas: Areas, area: string): ErasedPerson => {
  const waits = areas.waits.has(area) ? 1 : 0;
  if (waits === 0) areas.erased.push(area);
  const destroyed = [{ key: 'things', rows: 3 }];
  return { done: waits === 0, held: 0, waits, destroyed, kept: [{ key: 'things', ...kept }] };
};

const exported = (areas: Areas, after: number) => {
  const rows = Array.from({ length: Math.min(PAGE, areas.rows - after) }, (_, nth) => ({ nth: after + nth }));
  return { rows, next: after + PAGE < areas.rows ? after + PAGE : null };
};

const { 'GET /internal/staff/standing': standing } = standingRoutes;
const nothingSaved = {
  ...{ phone: '', area: '', gender: '', birthday: '' },
  ...{ game_id: '', server_id: '', role_id: '', char_name: '' },
};

const answersOf = (areas: Areas, area: string) => {
  const unless = (answer: (body: never) => unknown) => (body: unknown) =>
    areas.away.has(area) ? { status: 503, body: {} } : { body: answer(body as never) };
  return {
    'GET /internal/staff/standing': (_: unknown, url: URL) =>
      areas.away.has('identity') ? { status: 503, body: {} } : standing(_, url),
    'GET /internal/members': unless(() => ({ member: areas.email ? { ...nothingSaved, email: areas.email } : null })),
    'POST /internal/person_data/find': unless(({ person }: { person: Person }) => {
      areas.looked.push({ area, person });
      return found(areas, area);
    }),
    'POST /internal/held_accounts/of_request': unless((body: HoldForRequestBody) => {
      areas.holds.push(body);
      return { held: body.accounts.length };
    }),
    'POST /internal/person_data/erase': (body: unknown) =>
      areas.refuses.has(area) ? { status: 400, body: {} } : unless(() => erased(areas, area))(body),
    'POST /internal/person_data/export': unless(({ after }: { after: number }) => exported(areas, after)),
    'POST /internal/person_data/correct': unless(() => {
      areas.corrected.push(area);
      return { corrected: [{ key: 'things', rows: 1 }] };
    }),
  };
};

/** The service of surveys with every area a fake, itself among them. */
export async function startDataDesk() {
  const database = await schemaFor('surveys');
  const folder = await mkdtemp(join(tmpdir(), 'hub-data-desk-'));
  const areas = areasOf();
  const names = [...personalDataAreas, joinedService];
  const fakes = await Promise.all(names.map((area) => fakeService(answersOf(areas, area))));
  const urls = Object.fromEntries(names.map((area, at) => [area, fakes[at]!.url]));
  const env = {
    HUB_ENV: 'test',
    LOG_LEVEL: 'silent',
    PUBLIC_URL: 'http://localhost:8080',
    DATABASE_URL: database.url,
    REDIS_QUEUE_URL: testRedisUrl(),
    SERVICE_URLS: JSON.stringify(urls),
    FILES_URL: pathToFileURL(join(folder, 'objects')).href,
    UPLOAD_FOLDER: join(folder, 'uploads'),
    ...testKeys,
  };
  const running = await start(env);
  const services = new ServiceClient('surveys', urls, testRings);
  return {
    areas,
    database,
    services,
    call: <T>(line: string, sent: NonNullable<Parameters<typeof callAs>[3]>) =>
      callAs<T>(running.url, 'surveys', line, sent),
    close: async () => {
      await running.close();
      await services.close();
      for (const fake of fakes) await fake.close();
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
export type DataDesk = Awaited<ReturnType<typeof startDataDesk>>;
