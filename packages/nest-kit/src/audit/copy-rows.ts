import type { DataSource } from 'typeorm';
import type { ServiceName } from '@hub/contracts/shared';
import { auditWritten, type IntegrationEventData } from '@hub/contracts/integration-events';
import { sameBytes } from '../crypto/index.ts';
import { Db } from '../db/db.ts';
import type { EventPost } from '../integration-events/publish-event.ts';
import type { ServiceClient } from '../http/service-client.ts';
import type { Log } from '../log/logger.ts';
import { handles, type JobHandler } from '../outbox/job.ts';
import type { Audit } from './audit.ts';
import { auditCopy } from './audit-copy.job.ts';
import type { Head } from './chain-rows.ts';
import { reportCheck } from './save-anchor.ts';

const ROWS = 100;
/** Together with the longest single row still far below what identity takes in one body. */
const SIGNS = 48_000;

export type LedgerHead = (service: string) => Promise<Head>;
type CopyRow = IntegrationEventData<typeof auditWritten>['rows'][number];

/** Identity has another chain than we do: somebody rewrote ours, or brought an older database back. */
export class ForkedChain extends Error {
  constructor(readonly head: Head) {
    super(`identity has another row ${head.seq}`);
  }
}

export function ledgerHead(client: ServiceClient): LedgerHead {
  return async (service) => {
    const { seq, hash } = await client.call<{ seq: number; hash: string }>('identity', `/internal/audit/${service}`);
    return { seq, hash: Buffer.from(hash, 'hex') };
  };
}

export type AuditCopyOptions = {
  source: DataSource;
  service: ServiceName;
  post: EventPost;
  ledger: LedgerHead;
  log: Log;
};

/** Where to begin is asked of identity: a lost answer or two workers at once leave neither a gap nor a double. */
export async function copyRows({ source, service, post, ledger }: Omit<AuditCopyOptions, 'log'>): Promise<void> {
  const there = await ledger(service);
  await demandSame(source, there);
  let { seq } = there;
  for (;;) {
    const rows = await rowsAfter(source, seq);
    const [first] = rows;
    if (!first) return;
    const id = `audit-${service}-${first.seq}`;
    await post('identity', auditWritten.name, { id, at: new Date().toISOString(), data: { service, rows } });
    seq = rows.at(-1)?.seq ?? seq;
  }
}

async function demandSame(source: DataSource, { seq, hash }: Head): Promise<void> {
  if (seq === 0) return;
  const rows: { hash: Buffer }[] = await source.query('SELECT hash FROM audit_chain WHERE seq = ?', [seq]);
  if (!rows[0] || !sameBytes(rows[0].hash, hash)) throw new ForkedChain({ seq, hash });
}

async function rowsAfter(source: DataSource, seq: number): Promise<CopyRow[]> {
  const found: (Audit & { seq: string; hash: Buffer })[] = await source.query(
    `SELECT audit.*, chain.seq, chain.hash FROM audit_chain chain JOIN audit ON audit.id = chain.audit_id
      WHERE chain.seq > ? ORDER BY chain.seq LIMIT ${ROWS}`,
    [seq],
  );
  let signs = 0;
  const fits = found.findIndex((row, index) => (signs += row.detail.length) > SIGNS && index > 0);
  return found.slice(0, fits < 0 ? ROWS : fits).map(({ at, hash, seq: place, ...row }) => ({
    ...row,
    seq: Number(place),
    at: at.toISOString(),
    hash: hash.toString('hex'),
  }));
}

export function auditCopyHandler({ log, ...parts }: AuditCopyOptions): JobHandler {
  return handles(auditCopy, async () => {
    try {
      await copyRows(parts);
    } catch (error) {
      if (error instanceof ForkedChain) await reportFork({ ...parts, log }, error);
      throw error;
    }
  });
}

async function reportFork({ source, service, log }: AuditCopyOptions, { head }: ForkedChain): Promise<void> {
  const broken = { seq: head.seq, auditId: '', why: 'fork' } as const;
  await reportCheck({ db: new Db(source), service, log }, { head: { ...head, seq: head.seq - 1 }, broken }, false);
}
