import { auditChecked } from '@hub/contracts/integration-events';
import { taipeiIso, type ServiceName } from '@hub/contracts/shared';
import type { Db } from '../db/db.ts';
import { publishEvent } from '../integration-events/publish-event.ts';
import type { Log } from '../log/logger.ts';
import { headOf, type Head } from './chain-rows.ts';
import { checkChain, walkChain, type Checked } from './check-chain.ts';

type Parts = { db: Db; service: ServiceName; log: Log };

/** What a check found, to the log and to identity. A fault is said again at every check, until somebody mends it. */
export async function reportCheck(
  { db, service, log }: Parts,
  { head, broken }: Checked,
  full: boolean,
): Promise<void> {
  if (broken) {
    const reason = `${broken.why} at place ${broken.seq}, row ${broken.auditId}`;
    log.error({ code: 'AUDIT_BROKEN', seq: broken.seq, reason }, 'the audit chain does not verify');
  }
  await db.runTx((tx) =>
    publishEvent(tx, auditChecked, {
      service,
      full,
      seq: head.seq,
      broken_seq: broken?.seq ?? null,
      why: broken?.why ?? '',
    }),
  );
}

/** Who rewrites the tables would have to rewrite yesterday's log too. null: anchored already, or nothing to anchor. */
export async function saveAnchor(parts: Parts, now = new Date()): Promise<Checked | null> {
  const { db, service, log } = parts;
  const day = taipeiIso(now).slice(0, 10);
  const anchored: unknown[] = await db.source.query('SELECT 1 FROM audit_anchor WHERE day = ?', [day]);
  if (anchored.length > 0 || (await headOf(db.source)).seq === 0) return null;
  const found = await checkChain(db.source, service);
  if (!found.broken) await writeAnchor(db, day, found.head, log);
  await reportCheck(parts, found, true);
  return found;
}

async function writeAnchor(db: Db, day: string, { seq, hash }: Head, log: Log): Promise<void> {
  const made: { affectedRows: number } = await db.source.query(
    'INSERT IGNORE INTO audit_anchor (day, seq, hash) VALUES (?, ?, ?)',
    [day, seq, hash],
  );
  if (made.affectedRows === 1) {
    log.info({ code: 'AUDIT_ANCHOR', day, seq, head: hash.toString('hex') }, 'anchor of the audit chain');
  }
}

export async function lastAnchor(db: Db): Promise<Head | null> {
  const rows: { seq: string; hash: Buffer }[] = await db.source.query(
    'SELECT seq, hash FROM audit_anchor ORDER BY day DESC LIMIT 1',
  );
  return rows[0] ? { seq: Number(rows[0].seq), hash: rows[0].hash } : null;
}

export async function checkTail(parts: Parts, from: Head): Promise<Head> {
  if ((await headOf(parts.db.source)).seq === from.seq) return from;
  const found = await walkChain(parts.db.source, parts.service, from);
  await reportCheck(parts, found, false);
  return found.head;
}
