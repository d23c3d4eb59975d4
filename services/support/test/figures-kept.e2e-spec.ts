import { countFigures, rebuildFigures } from '@hub/tickets/server';
import { Db, type Tx } from '@hub/nest-kit/db';
import { schemaFor } from '@hub/nest-kit/testing';
import type { EntityManager } from 'typeorm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { figuresOn, keptFigures, someHappenings, type Happening } from './figures.setup.ts';

let database: Awaited<ReturnType<typeof schemaFor>>;
let figures: Awaited<ReturnType<typeof figuresOn>>;
beforeAll(async () => {
  database = await schemaFor('support');
  figures = await figuresOn(database.url);
});
afterAll(async () => {
  await figures.source.destroy();
  await database.drop();
});
beforeEach(async () => {
  for (const table of ['event', 'pending', 'count', 'time', 'backlog', 'backlog_day', 'name', 'state'])
    await figures.source.query(`DELETE FROM figure_${table}`);
});

const countAll = async (parts = figures.parts) => {
  while ((await countFigures(parts)) > 0);
};
const sumOf = async (column: string) => {
  const [row] = (await figures.source.query(
    `SELECT COALESCE(SUM(${column}), 0) AS sum FROM figure_count WHERE side = 'game' AND CHAR_LENGTH(period) = 10`,
  )) as { sum: string }[];
  return Number(row?.sum);
};
const at = (text: string) => new Date(`${text}+08:00`);

const silent: Omit<Tx, 'manager'> = {
  enqueue: async () => {},
  dequeue: async () => false,
  reschedule: async () => false,
  audit: async () => {},
  announce: () => {},
};

/** Runs the batch and then dies: the connection is killed before the commit. */
function dyingDb(when: RegExp): Db {
  const db = new Db(figures.source);
  db.runTx = async (work) =>
    figures.source.transaction('READ COMMITTED', async (manager) => {
      const dying = Object.create(manager, {
        query: {
          value: async (sql: string, values?: unknown[]) => {
            const answer: unknown = await manager.query(sql, values as never);
            if (!when.test(sql)) return answer;
            const [{ id } = { id: 0 }] = (await manager.query('SELECT CONNECTION_ID() AS id')) as { id: number }[];
            await database.exec(`KILL ${id}`);
            return manager.query('SELECT 1');
          },
        },
      }) as EntityManager;
      return work({ ...silent, manager: dying });
    });
  return db;
}

/** Does its work once: what the database refuses, its caller hears. */
function onceDb(): Db {
  const db = new Db(figures.source);
  db.runTx = (work) => figures.source.transaction('READ COMMITTED', (manager) => work({ ...silent, manager }));
  return db;
}

describe('figures that are kept', { timeout: 90_000 }, () => {
  it('are counted by many at once, one after the other: nobody blocks another', async () => {
    await figures.tell([{ kind: 'filed', at: at('2026-11-20T16:00') }]);
    await countAll();
    const parts = { ...figures.parts, db: onceDb() };
    for (let round = 0; round < 20; round += 1) await Promise.all(Array.from({ length: 6 }, () => countFigures(parts)));
    expect(await sumOf('filed')).toBe(1);
  });

  it('count every event once, by day and month, game, agent and type', async () => {
    await figures.tell([
      { kind: 'filed', at: at('2026-11-20T15:59:59'), type: '2', detail: 1 },
      { kind: 'filed', at: at('2026-11-21T00:00:00'), type: '3' },
      { kind: 'answered', at: at('2026-11-21T11:00'), filed: at('2026-11-20T16:00'), agent: 7, detail: 1 },
      { kind: 'answered', at: at('2026-11-21T12:00'), filed: at('2026-11-20T16:00'), agent: 7 },
      { kind: 'closed', at: at('2026-11-21T13:00'), filed: at('2026-11-20T16:00'), agent: 7, detail: 1 },
      { kind: 'rated', at: at('2026-11-21T14:00'), filed: at('2026-11-20T16:00'), agent: 7, detail: 2, commented: 1 },
    ]);
    await countAll();
    const rows = async (side: string) =>
      (await figures.source.query('SELECT * FROM figure_count WHERE side = ? ORDER BY period, member', [
        side,
      ])) as Record<string, unknown>[];
    expect(await rows('agent')).toEqual([
      expect.objectContaining({ period: '2026-11', member: '7', answers: 2, first_answers: 1, closed_player: 1 }),
      expect.objectContaining({ period: '2026-11-21', member: '7', filed: 0, csat_bad: 1, csat_good: 0, comments: 1 }),
    ]);
    expect(await rows('game')).toEqual([
      expect.objectContaining({ period: '2026-11', member: '', filed: 2, continued: 1 }),
      expect.objectContaining({ period: '2026-11-20', filed: 1, answers: 0 }),
      expect.objectContaining({ period: '2026-11-21', filed: 1, answers: 2 }),
    ]);
    const [first] = (await figures.source.query(
      "SELECT service_s FROM figure_event WHERE kind = 'answered' AND detail = 1",
    )) as { service_s: number }[];
    // 16:00 to 17:00, and 10:00 to 11:00 the next day.
    expect(first?.service_s).toBe(7200);
  });

  it.each([
    ['the counts', /INSERT INTO figure_count/],
    ['the names', /INSERT INTO figure_name/],
    ['the marks', /DELETE FROM figure_pending/],
    ['the backlog', /UPDATE figure_state/],
  ])('are true when the worker dies after it wrote %s', async (_, when) => {
    await figures.tell([
      ...someHappenings(3, 20),
      { kind: 'answered', at: at('2026-09-02T11:00'), filed: at('2026-09-02T10:00'), agent: 1, detail: 1 },
    ]);
    const told = someHappenings(3, 20).filter(({ kind }) => kind === 'filed').length;
    await figures.source.query(
      "INSERT INTO figure_name VALUES ('agent', '1', '人員 1') ON DUPLICATE KEY UPDATE name = name",
    );
    await expect(countFigures({ ...figures.parts, db: dyingDb(when) })).rejects.toThrow();
    expect(await sumOf('filed')).toBe(0);
    await countAll();
    expect(await sumOf('filed')).toBe(told);
    const whole = await keptFigures(figures.source);
    await countAll();
    expect(await keptFigures(figures.source)).toEqual(whole);
  });

  it('are true when several workers count at the same moment', async () => {
    const rows = someHappenings(5, 400);
    await figures.tell(rows);
    await Promise.all(Array.from({ length: 4 }, () => countAll()));
    expect(await sumOf('filed')).toBe(400);
    expect(await sumOf('answers')).toBe(rows.filter(({ kind }) => kind === 'answered').length);
  });

  it('are what a rebuild counts anew, in whichever pieces and order the events came', async () => {
    const rows = someHappenings(11, 120);
    const byTime = [...rows].sort((a, b) => a.at.getTime() - b.at.getTime());
    for (let n = 0; n < byTime.length; n += 37) {
      await figures.tell(byTime.slice(n, n + 37));
      await countAll();
    }
    // Late: days that were closed long ago.
    await figures.tell(someHappenings(12, 15, '2026-08-20'));
    await countAll();
    const kept = await keptFigures(figures.source);
    expect(kept.days?.length).toBeGreaterThan(50);
    const { counted } = await rebuildFigures(figures.parts);
    expect(counted).toBe(rows.length + someHappenings(12, 15, '2026-08-20').length);
    expect(await keptFigures(figures.source)).toEqual(kept);
  });

  it('do not measure the past anew when the hours of a game change', async () => {
    await figures.tell([
      { kind: 'answered', at: at('2026-11-20T12:00'), filed: at('2026-11-20T10:00'), agent: 1, detail: 1 },
    ]);
    await countAll();
    const kept = await keptFigures(figures.source);
    await rebuildFigures({ ...figures.parts, settings: { of: async () => null } });
    expect(await keptFigures(figures.source)).toEqual(kept);
  });

  it('keep the backlog of each day by age', async () => {
    const day = (n: number): Happening[] => [{ kind: 'filed', at: at(`2026-11-0${n}T12:00`) }];
    await figures.tell([
      ...day(1),
      ...day(1),
      ...day(3),
      { kind: 'closed', at: at('2026-11-04T12:00'), filed: at('2026-11-01T12:00'), detail: 1 },
      ...day(9),
    ]);
    await countAll();
    const ages = async (of: string) =>
      await figures.source.query(
        'SELECT age, open_cases FROM figure_backlog_day WHERE day = ? AND open_cases <> 0 ORDER BY age',
        [of],
      );
    expect(await ages('2026-11-01')).toEqual([{ age: 0, open_cases: 2 }]);
    expect(await ages('2026-11-03')).toEqual([
      { age: 0, open_cases: 1 },
      { age: 1, open_cases: 2 },
    ]);
    expect(await ages('2026-11-04')).toEqual([
      { age: 1, open_cases: 1 },
      { age: 2, open_cases: 1 },
    ]);
    expect(await ages('2026-11-08')).toEqual([
      { age: 2, open_cases: 1 },
      { age: 3, open_cases: 1 },
    ]);
  });

  it('leaves out a holiday of all games and of its own', async () => {
    await figures.source.query(
      "INSERT INTO service_holiday VALUES ('', '2026-10-09', '國慶日補假'), ('G112', '2026-10-08', '維護')",
    );
    const about = { kind: 'answered', at: at('2026-10-10T11:00'), filed: at('2026-10-08T10:00'), detail: 1 } as const;
    await figures.tell([
      { ...about, game: 'H73' },
      { ...about, game: 'G112' },
    ]);
    await countAll();
    const rows: { game_id: string; service_s: number }[] = await figures.source.query(
      'SELECT game_id, service_s FROM figure_event ORDER BY game_id',
    );
    expect(rows).toEqual([
      { game_id: 'G112', service_s: 3600 },
      { game_id: 'H73', service_s: 8 * 3600 },
    ]);
    await figures.source.query('DELETE FROM service_holiday');
  });
});
