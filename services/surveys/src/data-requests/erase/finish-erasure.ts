import { createHash } from 'node:crypto';
import type { Db } from '@hub/nest-kit/db';
import type { DataRequestAreaRow } from '../data-request.entity.ts';
import { recordOf } from '../destruction-record.ts';
import type { RequestBox } from '../request-box.ts';
import { changeRequest, lockRequest } from '../write-request.ts';

/** Once every area is through: who it was is forgotten here as well. False while one is left. */
export function finishErasure(db: Db, box: RequestBox, id: number): Promise<boolean> {
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
    await changeRequest(tx, row, {
      move: 'finish-erasure',
      by: 'system',
      set: { record_sha256 },
      reply: box.ending(row),
    });
    return true;
  });
}
