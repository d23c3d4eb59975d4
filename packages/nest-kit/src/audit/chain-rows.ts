import type { DataSource } from 'typeorm';
import type { Db } from '../db/db.ts';
import { isDuplicate } from '../db/faults.ts';
import { requestSingletonRun } from '../outbox/singleton-job.ts';
import type { Audit } from './audit.ts';
import { auditCopy } from './audit-copy.job.ts';
import { GENESIS, rowHash } from './row-hash.ts';

const BATCH = 500;

export type Head = { seq: number; hash: Buffer };
type Querier = Pick<DataSource, 'query'>;

export async function headOf(source: Querier): Promise<Head> {
  const rows: { seq: string; hash: Buffer }[] = await source.query(
    'SELECT seq, hash FROM audit_chain ORDER BY seq DESC LIMIT 1',
  );
  return rows[0] ? { seq: Number(rows[0].seq), hash: rows[0].hash } : { seq: 0, hash: GENESIS };
}

/** Arms the copy to identity too; returns how many. Of several processes one gets the next place, the others leave. */
export async function chainRows(db: Db, service: string): Promise<number> {
  try {
    return await db.runTx(async ({ manager }) => {
      const head = await headOf(manager);
      const waiting: Audit[] = await manager.query(
        `SELECT audit.* FROM audit_pending JOIN audit ON audit.id = audit_pending.audit_id
          ORDER BY audit_pending.audit_id LIMIT ${BATCH}`,
      );
      if (waiting.length === 0) return 0;
      let { seq, hash } = head;
      const places = waiting.map((row) => {
        seq += 1;
        hash = rowHash(hash, service, seq, row);
        return [seq, row.id, hash];
      });
      await manager.query('INSERT INTO audit_chain (seq, audit_id, hash) VALUES ?', [places]);
      await manager.query('DELETE FROM audit_pending WHERE audit_id IN (?)', [waiting.map((row) => row.id)]);
      await requestSingletonRun(manager, auditCopy);
      return waiting.length;
    });
  } catch (error) {
    if (isDuplicate(error)) return 0;
    throw error;
  }
}
