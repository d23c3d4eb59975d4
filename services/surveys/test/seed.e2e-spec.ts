import { schemaFor, testKeys, type TestSchema } from '@hub/nest-kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seed } from '../src/seed.ts';

let own: TestSchema;
beforeAll(async () => {
  own = await schemaFor('surveys');
});
afterAll(() => own.drop());

it('writes surveys and requests of the demonstration once', async () => {
  const env = { ...testKeys, DATABASE_URL: own.url };
  expect([await seed(env), await seed(env)]).toEqual([13, 0]);
  const rows = await own.exec('SELECT survey_key, state FROM survey ORDER BY id');
  expect(rows.map((row) => [row['survey_key'], row['state']])).toEqual([
    ['lifeafter-2021', 'published'],
    ['lifeafter-event18', 'published'],
    ['idv-2021', 'published'],
    ['idv-event18', 'published'],
    ['racing-2026', 'published'],
    ['summer-2025', 'ended'],
    ['event-wishes', 'draft'],
    ['outside-form', 'draft'],
  ]);
  const answered = await own.exec(
    'SELECT survey_key, COUNT(*) AS many FROM answer JOIN survey ON survey.id = survey_id GROUP BY survey_key',
  );
  expect(answered).toEqual([{ survey_key: 'summer-2025', many: 86 }]);
  const [{ content }] = (await own.exec(
    "SELECT content FROM survey_version WHERE content LIKE '%2021/02/22%' LIMIT 1",
  )) as [{ content: string }];
  expect(content).toContain('預計寄送日期是 2021/02/22');
});

it('leaves requests about personal data in every state that the desk has to deal with, by its own steps', async () => {
  await seed({ ...testKeys, DATABASE_URL: own.url });
  const rows = await own.exec(
    `SELECT kind, state, held_at IS NOT NULL AS held, member_id, due_at < NOW(3) AS late FROM data_request ORDER BY id`,
  );
  expect(rows.map((row) => Object.values(row).map(String).join(' '))).toEqual([
    'export done 0 null 1',
    'delete proven 1 null 0',
    'delete proven 0 null 0',
    'correct open 0 null 0',
    'export open 0 m_70001 0',
  ]);
  const waiting = await own.exec('SELECT kind, object, asker_login, state FROM approval');
  expect(waiting).toEqual([
    { kind: 'erase-person', object: 'data-request:3', asker_login: 'product_admin', state: 'open' },
  ]);
  const traces = await own.exec("SELECT action FROM audit WHERE object = 'data-request:2' ORDER BY id");
  expect(traces.map(({ action }) => action)).toEqual([
    'data_request.opened',
    'data_request.proven',
    'data_request.held',
  ]);
  expect(await own.exec("SELECT 1 FROM outbox WHERE job = 'hold-accounts'")).toHaveLength(1);
});
