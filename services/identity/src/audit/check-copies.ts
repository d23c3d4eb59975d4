import type { DataSource } from 'typeorm';
import { GENESIS, rowHash, type Head } from '@hub/nest-kit/audit';
import type { AuditLog } from './audit-log.entity.ts';

const BATCH = 1000;

/** How far the copy of a service is an unbroken chain, and its first row that is not as it came. */
export type CheckedCopy = { service: string; head: Head; brokenSeq: number | null };

export async function checkCopies(source: DataSource): Promise<CheckedCopy[]> {
  const sources: { service: string; seq: string }[] = await source.query(
    'SELECT service, seq FROM audit_source WHERE seq > 0 ORDER BY service',
  );
  const checked: CheckedCopy[] = [];
  for (const { service, seq } of sources) {
    const copy = await walkCopy(source, service);
    const short = copy.brokenSeq === null && copy.head.seq !== Number(seq);
    checked.push(short ? { ...copy, brokenSeq: copy.head.seq + 1 } : copy);
  }
  return checked;
}

async function walkCopy(source: DataSource, service: string): Promise<CheckedCopy> {
  let head: Head = { seq: 0, hash: GENESIS };
  for (;;) {
    const rows: AuditLog[] = await source.query(
      `SELECT * FROM audit_log WHERE service = ? AND seq > ? ORDER BY seq LIMIT ${BATCH}`,
      [service, head.seq],
    );
    for (const row of rows) {
      const seq = head.seq + 1;
      const hash = rowHash(head.hash, service, seq, { ...row, id: row.audit_id });
      if (Number(row.seq) !== seq || !hash.equals(row.hash)) return { service, head, brokenSeq: seq };
      head = { seq, hash };
    }
    if (rows.length < BATCH) return { service, head, brokenSeq: null };
  }
}
