import { Db, openDatabase } from '@hub/nest-kit/db';
import { runCalendarOnce } from '@hub/nest-kit/calendar';
import { schemaFor, type TestSchema } from '@hub/nest-kit/testing';
import type { DataSource } from 'typeorm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { schema } from '../src/data-source.ts';
import { AnswerSurvey } from '../src/players/answer-survey.ts';
import { SaveAnswer } from '../src/players/save-answer.ts';
import { Tries } from '../src/players/tries.ts';
import { askRewards, rewardsDay } from '../src/rewards/ask-rewards.ts';
import { seedSurveys } from '../src/seed/seed-surveys.ts';
import { FindSurvey } from '../src/surveys/find-survey.ts';
import type { CatalogRoles } from '../src/clients/catalog-roles.ts';
import { answers, aRole, keys } from './surveys.setup.ts';

/*
 * The database's clock is the one that counts. Its one connection is told what time it is, so that players answer, the calendar
 * looks and rewards leave at the very thousandth that is wanted.
 */
let own: TestSchema;
let source: DataSource;
let db: Db;
let survey: AnswerSurvey;
beforeAll(async () => {
  own = await schemaFor('surveys');
  source = await openDatabase(own.url, schema, 1);
  db = new Db(source);
  await seedSurveys(db, keys);
  const roles = { find: async (_: string, role_id: string) => aCharacter(role_id) } as unknown as CatalogRoles;
  survey = new AnswerSurvey(db, new FindSurvey(db), roles, keys, new Tries(db, keys), new SaveAnswer(db, keys));
});
afterAll(async () => {
  await source.destroy();
  await own.drop();
});
beforeEach(async () => {
  for (const table of ['answer', 'reward', 'reward_delivery', 'outbox', 'calendar', 'counter', 'idem'])
    await source.query(`DELETE FROM ${table}`);
});

const aCharacter = (role_id: string) => ({ role_id, char_name: `車手${role_id}`, server_id: '1000', partner_uid: '' });
const caller = {
  who: { kind: 'anon' },
  rid: 'days',
  ip: '10.0.0.1',
  language: 'zh-TW',
  key: null,
  token: null,
} as const;

/** `2026-12-31 18:00:00.000`, of Taipei. */
const itIs = (taipei: string) =>
  source.query(`SET SESSION timestamp = ${new Date(`${taipei.replace(' ', 'T')}+08:00`).getTime() / 1000}`);
const answer = async (at: string): Promise<string> => {
  await itIs(at);
  const role = aRole();
  await survey.answer(caller, 'racing-2026', answers(role), undefined);
  return role;
};
/** A round of the worker at that moment: the calendar, and the jobs that it wrote. */
const tick = async (at: string): Promise<void> => {
  await itIs(at);
  await runCalendarOnce(db, [rewardsDay]);
  const jobs = await source.query<unknown[]>("SELECT id FROM outbox WHERE job = 'survey-rewards' AND done_at IS NULL");
  if (jobs.length === 0) return;
  await askRewards(db);
  await source.query("UPDATE outbox SET done_at = NOW(3), next_at = NULL WHERE job = 'survey-rewards'");
};
/** When the reward of each character left, in time of Taipei; told to the games so often. */
const left = async (): Promise<Map<string, [at: string | null, told: number]>> => {
  const rows = await source.query<{ role_id: string; at: string | null; told: string }[]>(
    `SELECT r.role_id, DATE_FORMAT(d.asked_at + INTERVAL 8 HOUR, '%Y-%m-%d %H:%i') AS at,
        (SELECT COUNT(*) FROM outbox o WHERE o.job LIKE 'fact-delivery-asked%' AND INSTR(o.payload, r.delivery_id) > 0) AS told
      FROM reward r LEFT JOIN reward_delivery d ON d.reward_id = r.id`,
  );
  return new Map(rows.map(({ role_id, at, told }) => [role_id, [at, Number(told)]]));
};
const dayAfter = (day: string, many = 1) =>
  new Date(new Date(`${day}T00:00:00Z`).getTime() + many * 86_400_000).toISOString().slice(0, 10);

describe('rewards leave at 18:00 of Taipei', () => {
  it.each([
    ['the end of November', '2026-11-29', 4],
    ['the end of the year', '2026-12-30', 4],
    ['the end of a February', '2027-02-27', 3],
    ['a leap day', '2028-02-27', 4],
    ['the end of April', '2027-04-29', 4],
  ])('each day over %s, with what was earned before it and nothing else', async (_, first, days) => {
    await tick(`${dayAfter(first, -1)} 20:00:00.000`);
    const due = new Map<string, string>();
    for (let nth = 0; nth < days; nth += 1) {
      const [day, next] = [dayAfter(first, nth), dayAfter(first, nth + 1)];
      due.set(await answer(`${day} 00:00:00.000`), `${day} 18:00`);
      due.set(await answer(`${day} 17:59:59.999`), `${day} 18:00`);
      await tick(`${day} 17:59:59.999`);
      due.set(await answer(`${day} 18:00:00.000`), `${day} 18:00`);
      await tick(`${day} 18:00:00.000`);
      due.set(await answer(`${day} 18:00:00.001`), `${next} 18:00`);
      await tick(`${day} 18:00:10.000`);
      due.set(await answer(`${day} 23:59:59.999`), `${next} 18:00`);
      await tick(`${day} 23:59:59.999`);
      const so = [...due].map(([role, at]) => [role, at <= `${day} 18:00` ? [at, 1] : [null, 0]]);
      expect([...(await left())].toSorted(), day).toEqual(so.toSorted());
    }
  });

  it('and what is missed, whole days of it, leaves as soon as somebody looks: each once', async () => {
    await tick('2026-12-28 20:00:00.000');
    const roles: string[] = [];
    for (const day of ['2026-12-29', '2026-12-30', '2026-12-31', '2027-01-01'])
      for (const hour of ['09:00:00.000', '18:00:00.000', '21:30:00.000']) roles.push(await answer(`${day} ${hour}`));
    // The last one was earned after the last hour that was missed.
    await tick('2027-01-02 07:15:00.000');
    const due = roles.slice(0, -1);
    const seen = await left();
    expect(due.map((role) => seen.get(role))).toEqual(due.map(() => ['2027-01-02 07:15', 1]));
    expect(seen.get(roles.at(-1)!)).toEqual([null, 0]);
    await tick('2027-01-02 07:15:10.000');
    await tick('2027-01-02 18:00:00.000');
    expect((await left()).get(roles.at(-1)!)).toEqual(['2027-01-02 18:00', 1]);
    expect([...(await left()).values()].every(([, told]) => told === 1)).toBe(true);
    const jobs = await source.query<unknown[]>("SELECT id FROM outbox WHERE job = 'survey-rewards'");
    expect(jobs).toHaveLength(2);
  });
});
