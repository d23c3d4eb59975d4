import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import mysql from 'mysql2/promise';
import { Db, openDatabase, SESSION } from '@hub/nest-kit/db';
import type { Caller } from '@hub/nest-kit/http';
import type { DataSource, Logger } from 'typeorm';
import { atLeast } from '../../../infra/local/bench/aims.ts';
import { median } from '../../../infra/local/bench/median.ts';
import type { CatalogRoles } from '../../../services/surveys/src/clients/catalog-roles.ts';
import { schema } from '../../../services/surveys/src/data-source.ts';
import { AnswerSurvey } from '../../../services/surveys/src/players/answer-survey.ts';
import { SaveAnswer } from '../../../services/surveys/src/players/save-answer.ts';
import { Tries } from '../../../services/surveys/src/players/tries.ts';
import { seedSurveys } from '../../../services/surveys/src/seed/seed-surveys.ts';
import { FindSurvey } from '../../../services/surveys/src/surveys/find-survey.ts';
import { answers, keys } from '../../../services/surveys/test/surveys.setup.ts';
import { perSecond } from '../site/per-second.ts';
import { withSurveysSchema } from './open-schema.ts';

const PARALLEL = 16;
const ROUNDS = 5;
/** Of the database's own pace at least. */
const SHARE = 0.4;

type Statement = [sql: string, values: unknown[]];
const said = new AsyncLocalStorage<Statement[]>();

/** What each submission says to the database, in order. */
function record(source: DataSource): void {
  source.logger = {
    logQuery: (sql: string, values: unknown[] = []) => void said.getStore()?.push([sql, values]),
    ...Object.fromEntries(
      ['logQueryError', 'logQuerySlow', 'logSchemaBuild', 'logMigration', 'log'].map((name) => [name, () => undefined]),
    ),
  } as unknown as Logger;
}

let nth = 0;
const aRole = () => String(2_000_000_000 + (nth += 1));
/** Nobody is over a limit. */
const aCaller = (role: string): Caller => ({
  who: { kind: 'anon' },
  rid: 'bench',
  ip: `10.${role.slice(-6, -4)}.${role.slice(-4, -2)}.${role.slice(-2)}`,
  language: 'zh-TW',
  key: randomUUID(),
  token: null,
});
const roles = {
  find: async (_: string, role_id: string) => ({
    role_id,
    char_name: `車手${role_id}`,
    server_id: '1000',
    partner_uid: role_id,
  }),
} as unknown as CatalogRoles;

/** The racing survey over one database; `submit` answers what was said to the database. */
async function openSurvey(databaseUrl: string) {
  const source = await openDatabase(databaseUrl, schema, PARALLEL);
  const db = new Db(source);
  await seedSurveys(db, keys);
  record(source);
  const survey = new AnswerSurvey(db, new FindSurvey(db), roles, keys, new Tries(db, keys), new SaveAnswer(db, keys));
  const submit = (role: string) => {
    const statements: Statement[] = [];
    return said.run(statements, async () => {
      await survey.answer(aCaller(role), 'racing-2026', answers(role), undefined);
      return statements;
    });
  };
  return { submit, close: () => source.destroy() };
}

/** The very statements of submissions again, over plain mysql2 and with nothing around them. */
async function openPlain(databaseUrl: string) {
  const source = await openDatabase(databaseUrl, schema, 1);
  await seedSurveys(new Db(source), keys);
  await source.destroy();
  const pool = mysql.createPool({ uri: databaseUrl, connectionLimit: PARALLEL, timezone: 'Z' });
  pool.pool.on('connection', (connection) => {
    for (const statement of SESSION) connection.query(statement);
  });
  const repeat = async (statements: Statement[]) => {
    const connection = await pool.getConnection();
    try {
      for (const [sql, values] of statements) await connection.query(sql, values);
    } finally {
      connection.release();
    }
  };
  return { repeat, close: () => pool.end() };
}

/** Answers taken per second, each with its reward and its key: ours against the database's own pace, turn by turn. */
export const submitSpeed = (adminUrl: string, many: number) =>
  withSurveysSchema(adminUrl, 'ours', (ownUrl) =>
    withSurveysSchema(adminUrl, 'plain', async (plainUrl) => {
      const [survey, plain] = [await openSurvey(ownUrl), await openPlain(plainUrl)];
      const rates: number[][] = [[], []];
      const round = async (count: number) => {
        const spoken: Statement[][] = [];
        const roles = Array.from({ length: count }, aRole);
        const own = await perSecond(roles, PARALLEL, async (role) => spoken.push(await survey.submit(role)));
        const theirs = await perSecond(spoken, PARALLEL, plain.repeat);
        return { own, theirs, statements: spoken[0]?.length ?? 0 };
      };
      // A process that has just begun is slow by itself.
      const { statements } = await round(Math.min(500, many));
      for (let turn = 0; turn < ROUNDS; turn += 1) {
        const { own, theirs } = await round(many);
        rates[0]?.push(own);
        rates[1]?.push(theirs);
      }
      await survey.close();
      await plain.close();
      const [own = 0, theirs = 0] = rates.map(median);
      return {
        figures: {
          'statements of one submission': statements,
          'the same statements in plain mysql2, submissions/s': Math.round(theirs),
          'answers taken/s': Math.round(own),
        },
        aims: [atLeast('answers taken, share of the pace in plain mysql2', own / theirs, SHARE)],
      };
    }),
  );
