import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { KnownRoleView } from '@hub/contracts/catalog';
import type { StaffPrincipal, StaffRole } from '@hub/contracts/shared';
import type { SurveyView } from '@hub/contracts/surveys';
import { Db, openDatabase } from '@hub/nest-kit/db';
import { parseKey } from '@hub/nest-kit/keys';
import { aStaff, callAs, fakeService, schemaFor, testKeys, testRedisUrl, unique } from '@hub/nest-kit/testing';
import { schema } from '../src/data-source.ts';
import { RequestBox } from '../src/data-requests/request-box.ts';
import { start } from '../src/main.ts';
import { seedSurveys } from '../src/seed/seed-surveys.ts';
import { SurveyKeys } from '../src/survey-keys.ts';

type Sent = NonNullable<Parameters<typeof callAs>[3]>;

export const keys = new SurveyKeys(parseKey(testKeys.CHECK_KEY));
export const box = new RequestBox(parseKey(testKeys.CHECK_KEY));
export const noFiles = { remove: async () => undefined };
export const holding = (role: StaffRole, game = '*', over: Partial<StaffPrincipal> = {}): StaffPrincipal =>
  aStaff({ roles: [{ role, game }], ...over });
export const operator = holding('event_operator', '*', { login: 'ting', name: '小婷' });
export const DESK = '/api/staff/surveys';
export const seen = (version: number) => ({ 'if-match': String(version) });
/** Ten digits. */
export const aRole = (): string =>
  String(1_000_000_000 + unique())
    .slice(-10)
    .padStart(10, '2');

const role = (role_id: string, over: Partial<KnownRoleView> = {}): KnownRoleView => ({
  verdict: 'ok',
  role_id,
  char_name: `車手${role_id}`,
  server_id: '1000',
  server_name: '單一伺服器',
  partner_uid: `uid-${role_id}`,
  ...over,
});

export const answers = (roleId: string, over: object = {}) => ({
  roleId,
  roleName: `車手${roleId}`,
  email: 'p@example.com',
  phone: '0912345678',
  question1: 'b',
  question2: 'c',
  question3: 'a',
  question4: 'f',
  question4_other: '塗裝',
  ...over,
});

/** The HTTP process with the demo's surveys, and a catalog whose games know every character but 0000000000. */
export async function startSurveys() {
  const own = await schemaFor('surveys');
  const source = await openDatabase(own.url, schema, 4);
  const db = new Db(source);
  await seedSurveys(db, keys);
  const catalog = await fakeService({
    'POST /internal/roles': (body) => {
      const { role_id } = body as { role_id: string };
      return { body: role(role_id, role_id === '0000000000' ? { verdict: 'none', char_name: '' } : {}) };
    },
  });
  const folder = mkdtempSync(join(tmpdir(), 'hub-surveys-'));
  const env = {
    ...testKeys,
    HUB_ENV: 'test',
    LOG_LEVEL: 'silent',
    PUBLIC_URL: 'http://localhost:8080',
    DATABASE_URL: own.url,
    REDIS_QUEUE_URL: testRedisUrl(),
    FILES_URL: pathToFileURL(folder).href,
    UPLOAD_FOLDER: join(folder, 'uploads'),
    SERVICE_URLS: JSON.stringify({ catalog: catalog.url }),
    LOGIN_MS: '60',
  };
  const running = await start(env);
  const call = <T = Record<string, unknown>>(line: string, sent: Sent = {}) =>
    callAs<T>(running.url, 'surveys', line, sent);
  const rows = <Row = Record<string, unknown>>(sql: string, values: unknown[] = []) => source.query<Row[]>(sql, values);
  const idOf = async (key: string) =>
    (await rows<{ id: number }>('SELECT id FROM survey WHERE survey_key = ?', [key]))[0]!.id;
  return {
    ...{ env, own, db, source, catalog, call, rows, idOf, folder },
    one: async (id: number, who = operator) => (await call<SurveyView>(`GET ${DESK}/${id}`, { who })).body.data,
    make: async (body: object) => {
      const made = await call<SurveyView>(`POST ${DESK}`, { who: operator, key: randomUUID(), body });
      if (made.status !== 200) throw new Error(JSON.stringify(made.body));
      return made.body.data;
    },
    act: (action: 'publish' | 'end', id: number, version: number) =>
      call<SurveyView>(`POST ${DESK}/${id}/${action}`, {
        who: operator,
        body: { reason: '測試用的' },
        headers: seen(version),
      }),
    close: async () => {
      await running.close();
      await catalog.close();
      await source.destroy();
      await own.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
export type SurveysService = Awaited<ReturnType<typeof startSurveys>>;
