import type { SurveyRewardsQuery, SurveysQuery } from '@hub/contracts/surveys';
import { Db, openDatabase } from '@hub/nest-kit/db';
import type { StaffCaller } from '@hub/nest-kit/http';
import { aStaff } from '@hub/nest-kit/testing';
import { atMost } from '../../../infra/local/bench/aims.ts';
import { median } from '../../../infra/local/bench/median.ts';
import { schema } from '../../../services/surveys/src/data-source.ts';
import { FindSurveys } from '../../../services/surveys/src/desk/find-surveys.ts';
import { Results } from '../../../services/surveys/src/desk/results.ts';
import { FindRewards } from '../../../services/surveys/src/rewards/find-rewards.ts';
import { seedSurveys } from '../../../services/surveys/src/seed/seed-surveys.ts';
import { FindSurvey } from '../../../services/surveys/src/surveys/find-survey.ts';
import { keys } from '../../../services/surveys/test/surveys.setup.ts';
import { fillAnswers } from './fill-answers.ts';
import { withSurveysSchema } from './open-schema.ts';

/** Times slower among many answers at most. */
const SLOWER = 1.3;
const ROUNDS = 7;
const OTHER = 1_000_001;

type Pages = Record<string, () => Promise<unknown>>;
const who = aStaff({ roles: [{ role: 'event_operator', game: '*' }] });

/** The use cases behind the pages of the desk, over one database with so many answers. */
async function openPages(databaseUrl: string, many: number): Promise<{ pages: Pages; close(): Promise<void> }> {
  const source = await openDatabase(databaseUrl, schema, 4);
  const db = new Db(source);
  await seedSurveys(db, keys);
  const find = new FindSurvey(db);
  const { id } = (await find.byKey('racing-2026'))!;
  await fillAnswers(db, id, many);
  // The newest ones are another survey's.
  await fillAnswers(db, OTHER, many);
  const [surveys, results, rewards] = [
    new FindSurveys(db, find),
    new Results(db, find),
    new FindRewards(db, find, keys),
  ];
  const { data } = await results.run(who, id);
  if (data.counted !== many) throw new Error(`${data.counted} of ${many} answers are counted`);
  const list = (query: SurveyRewardsQuery) => rewards.list({ who } as StaffCaller, id, query);
  const pages: Pages = {
    'results of a survey': () => results.run(who, id),
    'a survey': () => surveys.one(who, id),
    'list of surveys': () => surveys.list(who, {} as SurveysQuery),
    'rewards of a survey': () => list({} as SurveyRewardsQuery),
    'rewards that failed': () => list({ state: 'failed' } as SurveyRewardsQuery),
  };
  return { pages, close: () => source.destroy() };
}

async function msOf(page: () => Promise<unknown>, many: number): Promise<number> {
  const begun = performance.now();
  for (let nth = 0; nth < many; nth += 1) await page();
  return (performance.now() - begun) / many;
}

/** How long the pages of a survey take with many answers against few, turn by turn. */
export const pageTimes = (adminUrl: string, { few, many, calls }: { few: number; many: number; calls: number }) =>
  withSurveysSchema(adminUrl, 'few', (fewUrl) =>
    withSurveysSchema(adminUrl, 'many', async (manyUrl) => {
      const among = [await openPages(fewUrl, few), await openPages(manyUrl, many)];
      const figures: Record<string, string> = {};
      const aims = [];
      for (const name of Object.keys(among[0]?.pages ?? {})) {
        const both = among.map(({ pages }) => pages[name]!);
        const times: number[][] = [[], []];
        for (const page of both) await msOf(page, calls);
        for (let round = 0; round < ROUNDS; round += 1)
          for (const [at, page] of both.entries()) times[at]?.push(await msOf(page, calls));
        const [short = 0, long = 0] = times.map(median);
        figures[`${name}, ms`] = `${short.toFixed(2)} / ${long.toFixed(2)}`;
        aims.push(atMost(`${name}, times slower than with ${few.toLocaleString('en')} answers`, long / short, SLOWER));
      }
      for (const { close } of among) await close();
      return { figures, aims };
    }),
  );
