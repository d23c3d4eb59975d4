import type { Db, Tx } from '@hub/nest-kit/db';
import { CELL } from './count-moves.ts';

const BATCH = 5000;
const NAMES = CELL.join(', ');

/** Only one process at a time folds or recounts; the others wait. */
const takeTurn = (tx: Pick<Tx, 'manager'>): Promise<unknown> =>
  tx.manager.query('INSERT INTO desk_turn VALUES (1, NOW(3)) ON DUPLICATE KEY UPDATE taken_at = NOW(3)');

/** Whoever reads sees the same numbers before and after. */
export async function foldCounts(db: Db): Promise<void> {
  let folded = BATCH;
  while (folded === BATCH) folded = await db.runTx(foldSome);
}

async function foldSome(tx: Tx): Promise<number> {
  await takeTurn(tx);
  // What is not committed yet has a lock: it is left for the next turn.
  const rows: { id: string }[] = await tx.manager.query(
    `SELECT id FROM queue_delta ORDER BY id LIMIT ${BATCH} FOR UPDATE SKIP LOCKED`,
  );
  if (rows.length === 0) return 0;
  const ids = rows.map(({ id }) => id);
  await tx.manager.query(
    `INSERT INTO queue_count (${NAMES}, many)
      SELECT ${NAMES}, SUM(step) AS steps FROM queue_delta WHERE id IN (?) GROUP BY ${NAMES} ORDER BY ${NAMES}
      ON DUPLICATE KEY UPDATE many = many + VALUES(many)`,
    [ids],
  );
  await tx.manager.query(
    `DELETE kept FROM queue_delta d JOIN queue_count kept USING (${NAMES}) WHERE d.id IN (?) AND kept.many = 0`,
    [ids],
  );
  await tx.manager.query('DELETE FROM queue_delta WHERE id IN (?)', [ids]);
  return rows.length;
}

const TRUTH = `SELECT game_id, status, question_type, COALESCE(assignee_id, 0) AS assignee_id, language, priority,
    COUNT(*) AS many FROM ticket GROUP BY 1, 2, 3, 4, 5, 6`;
const KEPT = `SELECT ${NAMES}, SUM(many) AS many FROM (
    SELECT ${NAMES}, many FROM queue_count UNION ALL SELECT ${NAMES}, step FROM queue_delta
  ) kept GROUP BY ${NAMES} HAVING SUM(many) <> 0`;

type Cell = Record<string, string | number>;
const namesOf = (cell: Cell): string => JSON.stringify([...CELL, 'many'].map((name) => String(cell[name])));

/** One snapshot of cases and moves: no move is lost or counted twice. Returns how many counts were wrong. */
export async function recount(db: Db): Promise<number> {
  return db.source.transaction('REPEATABLE READ', async (manager) => {
    await takeTurn({ manager });
    const truth: Cell[] = await manager.query(TRUTH);
    const kept = new Set(((await manager.query(KEPT)) as Cell[]).map(namesOf));
    const known = new Set(truth.map(namesOf));
    const wrong = [...known].filter((cell) => !kept.has(cell)).length;
    const gone = [...kept].filter((cell) => !known.has(cell)).length;
    if (wrong + gone === 0) return 0;
    const moves: { id: string }[] = await manager.query('SELECT id FROM queue_delta');
    await manager.query('DELETE FROM queue_count');
    for (let at = 0; at < truth.length; at += 1000) {
      const rows = truth.slice(at, at + 1000).map((cell) => [...CELL, 'many'].map((name) => cell[name]));
      await manager.query(`INSERT INTO queue_count (${NAMES}, many) VALUES ?`, [rows]);
    }
    for (let at = 0; at < moves.length; at += BATCH) {
      await manager.query('DELETE FROM queue_delta WHERE id IN (?)', [moves.slice(at, at + BATCH).map(({ id }) => id)]);
    }
    return Math.max(wrong, gone);
  });
}
