import { aStaff, callAs, clock } from '@hub/nest-kit/testing';
import type { QueueCountsView, SavedFiltersView } from '@hub/contracts/tickets';
import { countMove, foldCounts, recount } from '@hub/tickets/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSupport, type Support } from '../support.setup.ts';
import { workCalls } from '../work-calls.ts';
import { deskRows, type DeskRows } from './desk-rows.ts';

let support: Support;
let desk: DeskRows;
beforeAll(async () => {
  support = await startSupport();
  desk = await deskRows(support);
});
afterAll(async () => {
  await desk.close();
  await support.close();
});

/** Longer than counts are remembered. */
const forget = () => clock.ahead(2001);
const counts = async (who = aStaff()) =>
  (await callAs<QueueCountsView>(support.url, 'support', 'GET /api/staff/questions/counts', { who })).body.data;

/** What the table says, counted. */
async function truth(): Promise<Record<string, number>> {
  const rows: { status: number; many: string }[] = await desk.source.query(
    'SELECT status, COUNT(*) AS many FROM ticket GROUP BY status',
  );
  const of = (...statuses: number[]) =>
    rows.filter(({ status }) => statuses.includes(status)).reduce((sum, { many }) => sum + Number(many), 0);
  return { waiting: of(0, 1), replied: of(2, 7), closed: of(4) };
}

async function move(id: number): Promise<void> {
  await desk.db
    .runTx(async (tx) => {
      const [row] = await tx.manager.query(
        'SELECT game_id, status, question_type, assignee_id, language, priority FROM ticket WHERE id = ? FOR UPDATE',
        [id],
      );
      const after = {
        ...row,
        status: [0, 1, 2, 4, 7][Math.floor(Math.random() * 5)],
        assignee_id: [null, 7, 8][Math.floor(Math.random() * 3)],
        game_id: Math.random() < 0.1 ? 'G112' : row.game_id,
      };
      await tx.manager.query('UPDATE ticket SET status = ?, assignee_id = ?, game_id = ? WHERE id = ?', [
        after.status,
        after.assignee_id,
        after.game_id,
        id,
      ]);
      await countMove(tx, row, after);
      if (Math.random() < 0.1) throw new Error('rolled back');
    })
    .catch((error: Error) => {
      if (error.message !== 'rolled back') throw error;
    });
}

describe('the counters', () => {
  it('are true after a storm of changes with folding and recounting in between', async () => {
    const ids: number[] = [];
    for (let n = 0; n < 40; n += 1) ids.push(await desk.add({ assignee_id: n % 2 ? 7 : null }));
    let over = false;
    const folding = (async () => {
      while (!over) await foldCounts(desk.db);
    })();
    const recounting = (async () => {
      const wrong: number[] = [];
      while (!over) {
        wrong.push(await recount(desk.db));
        await new Promise((done) => setTimeout(done, 20));
      }
      return wrong;
    })();
    const lanes = Array.from({ length: 8 }, async (_, lane) => {
      for (let n = 0; n < 60; n += 1) await move(ids[(n * 7 + lane * 5) % ids.length] ?? 0);
    });
    await Promise.all(lanes);
    over = true;
    await folding;
    // A count that is taken in the middle of everything finds nothing wrong either.
    expect((await recounting).filter(Boolean)).toEqual([]);
    expect(await recount(desk.db)).toBe(0);
    forget();
    expect(await counts()).toMatchObject(await truth());
    const mine = await desk.source.query(
      'SELECT COUNT(*) AS many FROM ticket WHERE assignee_id = 7 AND status IN (0, 1)',
    );
    expect((await counts(aStaff({ id: 7 }))).mine).toBe(Number(mine[0].many));
    await foldCounts(desk.db);
    expect(await desk.source.query('SELECT id FROM queue_delta')).toEqual([]);
  }, 60_000);

  it('are mended when they are wrong', async () => {
    await desk.add();
    await foldCounts(desk.db);
    await desk.source.query('UPDATE queue_count SET many = many + 3 LIMIT 1');
    await desk.source.query("INSERT INTO queue_count VALUES ('H73', 2, 'gone', 9, 'zh-TW', 0, 5)");
    expect(await recount(desk.db)).toBeGreaterThan(0);
    expect(await recount(desk.db)).toBe(0);
  });

  it('count a case that moves through the desk itself, per game', async () => {
    forget();
    const before = await counts();
    const id = await desk.add({ game_id: 'L33' });
    await workCalls(() => support).act(aStaff(), id, 'reply', { body: { content: '已補發' } });
    forget();
    const after = await counts();
    expect(after.replied - before.replied).toBe(1);
    expect(after.waiting).toBe(before.waiting);
    expect(after.games.find(({ game_id }) => game_id === 'L33')).toEqual({ game_id: 'L33', waiting: 0 });
  });

  it('tell nothing of the games of others', async () => {
    const stranger = await counts(aStaff({ roles: [{ role: 'agent', game: 'none' }] }));
    expect(stranger).toMatchObject({ waiting: 0, all: 0, games: [] });
    const { status } = await callAs(support.url, 'support', 'GET /api/staff/questions/counts', {
      who: aStaff({ roles: [{ role: 'finance', game: '*' }] }),
    });
    expect(status).toBe(403);
  });

  it('stand beside saved views, and look into those with an age', async () => {
    const who = aStaff();
    const save = (name: string, filter: object) =>
      callAs<SavedFiltersView>(support.url, 'support', 'POST /api/staff/questions/filters', {
        who,
        body: { name, filter },
      });
    await save('英文', { language: 'en' });
    const { body } = await save('三天', { language: 'en', age: '3d' });
    for (const hours of [1, 80, 90]) await desk.add({ language: 'en', hours });
    forget();
    const { filters } = await counts(who);
    expect(filters).toEqual([
      { id: body.data[0]?.id, many: 3, more: false },
      { id: body.data[1]?.id, many: 2, more: false },
    ]);
  });
});
