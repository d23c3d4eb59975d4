import { schemaFor, testKeys, type TestSchema } from '@hub/nest-kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seed } from '../src/seed.ts';

let own: TestSchema;
beforeAll(async () => {
  own = await schemaFor('surveys');
});
afterAll(() => own.drop());

it('writes the surveys of the demonstration once', async () => {
  const env = { ...testKeys, DATABASE_URL: own.url };
  expect([await seed(env), await seed(env)]).toEqual([8, 0]);
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
