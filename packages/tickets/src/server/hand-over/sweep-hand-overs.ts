import type { DataSource } from 'typeorm';
import { HAND_OVER_WORN } from './hand-over-sender.ts';

const BATCH = 500;

/** In small steps. Returns how many rows went. */
export async function sweepHandOvers(source: DataSource): Promise<number> {
  let swept = 0;
  for (let deleted = BATCH; deleted === BATCH; swept += deleted) {
    const result: { affectedRows: number } = await source.query(
      `DELETE FROM hand_over WHERE ${HAND_OVER_WORN} LIMIT ${BATCH}`,
    );
    deleted = result.affectedRows;
  }
  return swept;
}
