import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { countFigures } from '@hub/tickets/server';
import { schemaFor, testKeys } from '@hub/nest-kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seed } from '../src/seed.ts';
import { figuresOn } from './figures.setup.ts';

let database: Awaited<ReturnType<typeof schemaFor>>;
let figures: Awaited<ReturnType<typeof figuresOn>>;
let folder: string;
let env: Record<string, string>;
const now = new Date('2026-11-20T10:00:00Z');

beforeAll(async () => {
  database = await schemaFor('support');
  folder = await mkdtemp(join(tmpdir(), 'hub-figures-test-'));
  env = { DATABASE_URL: database.url, FILES_URL: pathToFileURL(folder).href, ...testKeys };
  figures = await figuresOn(database.url);
});
afterAll(async () => {
  await figures.source.destroy();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

const prepare = async () => {
  await seed(env, { now });
  while ((await countFigures(figures.parts)) > 0);
};
const rows = async (sql: string) => (await figures.source.query(sql)) as Record<string, string>[];
const numbers = async (sql: string) =>
  (await rows(sql)).map((row) => Object.fromEntries(Object.entries(row).map(([name, value]) => [name, String(value)])));

/** Counted from the cases and what was said in them, by day of Taipei and game; never from the events. */
const dayAndGame = (time: string) =>
  `DATE_FORMAT(${time} + INTERVAL 8 HOUR, '%Y-%m-%d') AS period, t.game_id AS game_id`;
const recounts: [what: string, kept: string, cases: string][] = [
  ['filed', 'filed', `SELECT ${dayAndGame('t.created_at')} FROM ticket t`],
  ['continued', 'continued', `SELECT ${dayAndGame('t.created_at')} FROM ticket t WHERE t.follows_id IS NOT NULL`],
  [
    'answers',
    'answers',
    `SELECT ${dayAndGame('r.created_at')} FROM reply r JOIN ticket t ON t.id = r.ticket_id WHERE r.is_official = 1`,
  ],
  [
    'first answers',
    'first_answers',
    `SELECT ${dayAndGame('t.first_answered_at')} FROM ticket t WHERE t.first_answered_at IS NOT NULL`,
  ],
  ['helped', 'csat_good', `SELECT ${dayAndGame('t.csat_time')} FROM ticket t WHERE t.csat = 1`],
  ['did not help', 'csat_bad', `SELECT ${dayAndGame('t.csat_time')} FROM ticket t WHERE t.csat = 2`],
  ['comments', 'comments', `SELECT ${dayAndGame('t.csat_time')} FROM ticket t WHERE t.csat_comment IS NOT NULL`],
  [
    'opened anew, as the notes say',
    'reopened',
    `SELECT ${dayAndGame('n.created_at')} FROM staff_note n JOIN ticket t ON t.id = n.ticket_id
      WHERE n.content LIKE '重新開啟：%'`,
  ],
  [
    'closed by their players',
    'closed_player',
    `SELECT ${dayAndGame('t.closed_at')} FROM ticket t WHERE t.closed_by = 'player'`,
  ],
  [
    'closed by the system',
    'closed_system',
    `SELECT ${dayAndGame('t.closed_at')} FROM ticket t WHERE t.closed_by = 'system'`,
  ],
];

it('has cases enough, and every event is of one of them', async () => {
  await prepare();
  const [{ many, half } = {}] = await rows(
    "SELECT COUNT(*) AS many, SUM(created_at >= '2026-08-22') AS half FROM ticket WHERE status = 4 AND created_at >= '2026-05-20'",
  );
  expect(Number(half)).toBeGreaterThan(250);
  expect(Number(many)).toBeGreaterThan(500);
  expect(
    await rows('SELECT e.name FROM figure_event e LEFT JOIN ticket t ON t.id = e.ticket_id WHERE t.id IS NULL'),
  ).toEqual([]);
  expect(await rows('SELECT event_id FROM figure_pending')).toEqual([]);
});

it.each(recounts)('tells as many %s on each day of each game as the cases do', async (_what, kept, cases) => {
  await prepare();
  const told = await numbers(
    `SELECT period, game_id, ${kept} AS many FROM figure_count
      WHERE side = 'game' AND CHAR_LENGTH(period) = 10 AND ${kept} > 0 ORDER BY period, game_id`,
  );
  const counted = await numbers(
    `SELECT period, game_id, COUNT(*) AS many FROM (${cases}) happened GROUP BY period, game_id ORDER BY period, game_id`,
  );
  expect(told.length).toBeGreaterThan(0);
  expect(told).toEqual(counted);
});

it('closed as many as are closed, and once more where one was opened anew', async () => {
  await prepare();
  const [sums] = await numbers(
    `SELECT SUM(closed_player + closed_staff + closed_system) - SUM(reopened) AS closed FROM figure_count
      WHERE side = 'game' AND CHAR_LENGTH(period) = 10`,
  );
  expect(sums).toEqual((await numbers('SELECT COUNT(*) AS closed FROM ticket WHERE closed_at IS NOT NULL'))[0]);
  const open = await numbers(
    'SELECT game_id, SUM(open_cases) AS many FROM figure_backlog GROUP BY game_id HAVING many <> 0 ORDER BY game_id',
  );
  expect(open).toEqual(
    await numbers(
      'SELECT game_id, COUNT(*) AS many FROM ticket WHERE closed_at IS NULL GROUP BY game_id ORDER BY game_id',
    ),
  );
});

it('names nobody but those who answered', async () => {
  await prepare();
  const called = (side: string) => rows(`SELECT member, name FROM figure_name WHERE side = '${side}' ORDER BY member`);
  expect(await called('agent')).toEqual([
    { member: '1', name: '小岳' },
    { member: '2', name: '小敏' },
  ]);
  expect(await called('game')).toEqual(
    await rows('SELECT DISTINCT game_id AS member, game_name AS name FROM ticket ORDER BY game_id'),
  );
});

it('shows what articles spared', async () => {
  await prepare();
  const [helped] = await numbers('SELECT COUNT(DISTINCT article_id) AS articles FROM helped');
  expect(Number(helped?.articles)).toBe(6);
  expect(await numbers("SELECT COUNT(*) AS many FROM helped WHERE day >= '2026-11-20'")).toEqual([{ many: '0' }]);
});

it('takes the events without a case away that an earlier demonstration left, and counts what stays', async () => {
  await prepare();
  const kept = await numbers(
    "SELECT SUM(filed) AS filed FROM figure_count WHERE side = 'game' AND CHAR_LENGTH(period) = 10",
  );
  await figures.tell([{ kind: 'filed', at: new Date('2026-11-01T03:00:00Z') }]);
  await figures.source.query("UPDATE figure_event SET name = CONCAT('demo-', id) WHERE name LIKE 'test-%'");
  while ((await countFigures(figures.parts)) > 0);
  await prepare();
  expect(
    await numbers("SELECT SUM(filed) AS filed FROM figure_count WHERE side = 'game' AND CHAR_LENGTH(period) = 10"),
  ).toEqual(kept);
  expect(await rows("SELECT name FROM figure_event WHERE name LIKE 'demo-%'")).toEqual([]);
});
