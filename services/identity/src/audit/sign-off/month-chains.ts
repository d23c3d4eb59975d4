import type { DataSource } from 'typeorm';
import type { MonthChain, MonthChainState } from '@hub/contracts/identity';
import type { ServiceName } from '@hub/contracts/shared';
import type { AuditSource } from '../audit-source.entity.ts';
import { limitedQuery } from '../limited-query.ts';

/** What is kept of a chain with a signature. */
export type SignedChain = Pick<MonthChain, 'service' | 'rows' | 'last_seq' | 'hash'>;
/**
 * A row has its time when written and its place when chained, so two may be swapped. No transaction outlives so many
 * rows.
 */
const DISORDER = 1000;
type Span = { from: Date; until: Date };
type Last = { seq: string; hash: Buffer };

/** Where every chain stands at the end of a month, and whether it is whole that far. `signed`: as somebody signed it off. */
export async function monthChains(
  source: DataSource,
  span: Span,
  signed: readonly SignedChain[],
): Promise<MonthChain[]> {
  const sources: AuditSource[] = await source.query('SELECT * FROM audit_source ORDER BY service');
  const chains = await Promise.all(
    sources.map((row) =>
      chainOf(
        source,
        span,
        row,
        signed.find(({ service }) => service === row.service),
      ),
    ),
  );
  return chains.filter(({ rows, rows_signed }) => rows > 0 || rows_signed > 0);
}

async function chainOf(source: DataSource, span: Span, row: AuditSource, signed?: SignedChain): Promise<MonthChain> {
  const of = [row.service, span.from, span.until];
  const inMonth = 'FROM audit_log WHERE service = ? AND at >= ? AND at < ?';
  const [counted] = await limitedQuery<{ many: string }>(source, `SELECT COUNT(*) AS many ${inMonth}`, of);
  const late = `SELECT seq, hash ${inMonth} ORDER BY at DESC, id DESC LIMIT ${DISORDER}`;
  const [last] = await limitedQuery<Last>(source, `SELECT seq, hash FROM (${late}) late ORDER BY seq DESC LIMIT 1`, of);
  const [seq, rows] = [Number(last?.seq ?? 0), Number(counted?.many ?? 0)];
  // Rows that come later are told apart; nothing takes one away.
  const changed = rows < (signed?.rows ?? 0) || (await isChanged(source, row.service, signed));
  return {
    service: row.service as ServiceName,
    rows,
    rows_signed: signed?.rows ?? 0,
    last_seq: signed?.last_seq ?? seq,
    hash: signed?.hash ?? last?.hash.toString('hex') ?? '',
    state: changed ? 'changed' : stateOf(row, signed?.last_seq ?? seq),
  };
}

function stateOf({ broken_seq, checked_seq }: AuditSource, last: number): MonthChainState {
  if (broken_seq !== null && Number(broken_seq) <= last) return 'broken';
  return Number(checked_seq) >= last ? 'whole' : 'open';
}

async function isChanged(source: DataSource, service: string, signed?: SignedChain): Promise<boolean> {
  if (!signed) return false;
  const [row]: Last[] = await source.query('SELECT seq, hash FROM audit_log WHERE service = ? AND seq = ?', [
    service,
    signed.last_seq,
  ]);
  return row?.hash.toString('hex') !== signed.hash;
}
