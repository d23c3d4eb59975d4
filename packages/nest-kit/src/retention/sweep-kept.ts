import type { Db } from '../db/db.ts';
import { sweepRows } from '../db/sweep-old.ts';
import type { Kept } from './kept.ts';

/** Deletes what has served its time by the table of what is kept. Returns how many rows of each line, as written there. */
export async function sweepKept(db: Db, kept: readonly Kept[]): Promise<Record<string, number>> {
  const swept: Record<string, number> = {};
  for (const rows of kept.flatMap(({ sweep = [] }) => sweep)) {
    const many = await sweepRows(db.source, rows);
    if (many === 0) continue;
    swept[rows] = many;
    await db.runTx((tx) =>
      tx.audit({
        actor_kind: 'system',
        actor: 'retention',
        action: 'retention.sweep',
        game_id: '',
        object: `table:${rows.split(' ')[0]}`,
        detail: JSON.stringify({ rows: many }),
        rid: '',
        address: '',
      }),
    );
  }
  return swept;
}
