import { createHash } from 'node:crypto';
import { taipeiIso } from '@hub/contracts/shared';
import type { Db } from '@hub/nest-kit/db';
import type { DataRequestAreaRow, DataRequestRow } from '../data-request.entity.ts';
import { areaView } from '../show-request.ts';
import { changeRequest, lockRequest } from '../write-request.ts';

/** The record of what went: numbers, categories and times, and nobody. Its hash tells whether it was changed since. */
export const recordOf = (
  { id, created_at }: Pick<DataRequestRow, 'id' | 'created_at'>,
  areas: readonly DataRequestAreaRow[],
): string =>
  JSON.stringify({
    request: id,
    asked_at: taipeiIso(created_at),
    areas: areas.map(areaView).map(({ area, destroyed, kept, done_at }) => ({ area, destroyed, kept, done_at })),
  });

/** Once every area is through: who it was is forgotten here as well. False while one is left. */
export function finishErasure(db: Db, id: number): Promise<boolean> {
  return db.runTx(async (tx) => {
    const { manager } = tx;
    const row = await lockRequest(tx, id);
    if (row.state !== 'erasing' || row.held_at) return false;
    const areas: DataRequestAreaRow[] = await manager.query(
      'SELECT * FROM data_request_area WHERE request_id = ? ORDER BY area',
      [id],
    );
    if (areas.length === 0 || areas.some(({ state }) => state !== 'done')) return false;
    const record_sha256 = createHash('sha256').update(recordOf(row, areas)).digest();
    await changeRequest(tx, row, { move: 'finish-erasure', by: 'system', set: { record_sha256 } });
    return true;
  });
}
