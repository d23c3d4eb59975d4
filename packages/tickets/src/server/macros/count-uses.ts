import type { Tx } from '@hub/nest-kit/db';

/** The canned replies that an answer was made from: `3,17`. */
export const macroIds = (list: string | undefined): number[] =>
  [...new Set((list ?? '').split(',').filter(Boolean).map(Number))].toSorted((a, b) => a - b);

/** Counts them in the transaction of the answer; those of other games do not count. In order, so that two answers never wait for each other. */
export async function countUses(tx: Tx, ids: readonly number[], game: string): Promise<void> {
  for (const id of ids) {
    await tx.manager.query(`UPDATE macro SET uses = uses + 1 WHERE id = ? AND game_id IN ('', ?)`, [id, game]);
  }
}
