import { auditWritten, type IntegrationEventData } from '@hub/contracts/integration-events';
import { GENESIS, rowHash, type Head } from '@hub/nest-kit/audit';
import type { Tx } from '@hub/nest-kit/db';
import { AppError, Forbidden } from '@hub/nest-kit/http';
import { gramOf, wordsOf } from './grams.ts';

type Written = IntegrationEventData<typeof auditWritten>;
type Row = Written['rows'][number];

/** The rows do not follow on what is here: a gap, or another chain. */
export class RowsDoNotFollow extends AppError {
  constructor() {
    super(409, { msg: { code: 'BODY_MALFORMED' } });
  }
}

/** Locks a service's line, so that its rows come in one after the other; makes it at the first. */
async function lockHead(tx: Tx, service: string): Promise<Head> {
  await tx.manager.query('INSERT IGNORE INTO audit_source (service, hash) VALUES (?, ?)', [service, GENESIS]);
  const rows: { seq: string; hash: Buffer }[] = await tx.manager.query(
    'SELECT seq, hash FROM audit_source WHERE service = ? FOR UPDATE',
    [service],
  );
  return { seq: Number(rows[0]?.seq ?? 0), hash: rows[0]?.hash ?? GENESIS };
}

function demandChain(service: string, head: Head, rows: readonly Row[]): Head {
  return rows.reduce<Head>((before, row) => {
    const hash = rowHash(before.hash, service, row.seq, { ...row, at: new Date(row.at) });
    if (row.seq !== before.seq + 1 || hash.toString('hex') !== row.hash) throw new RowsDoNotFollow();
    return { seq: row.seq, hash };
  }, head);
}

/** Rows that follow on the chain, as they were checked before; then their words with `insertGrams`. */
export async function insertRows({ manager }: Tx, service: string, rows: readonly Row[]): Promise<void> {
  await manager.query(
    `INSERT INTO audit_log (service, seq, audit_id, at, actor_kind, actor, action, game_id, object, detail, rid, address,
      hash) VALUES ?`,
    [
      rows.map((row) => [
        service,
        row.seq,
        row.id,
        new Date(row.at),
        row.actor_kind,
        row.actor,
        row.action,
        row.game_id,
        row.object,
        row.detail,
        row.rid,
        row.address,
        Buffer.from(row.hash, 'hex'),
      ]),
    ],
  );
}

export async function insertGrams({ manager }: Tx, service: string, rows: readonly Row[]): Promise<void> {
  const ids: { id: number; seq: string }[] = await manager.query(
    'SELECT id, seq FROM audit_log WHERE service = ? AND seq BETWEEN ? AND ?',
    [service, rows[0]?.seq, rows.at(-1)?.seq],
  );
  const idOf = new Map(ids.map(({ id, seq }) => [Number(seq), id]));
  const grams = rows.flatMap(({ seq, at, detail }) =>
    [...new Set(wordsOf(detail).map(gramOf))].map((gram) => [gram, new Date(at), idOf.get(seq)]),
  );
  if (grams.length > 0) await manager.query('INSERT INTO audit_gram (gram, at, log_id) VALUES ?', [grams]);
}

/**
 * They must follow without a gap and hash to the chain here. Rows that are here are skipped: any number may bring them.
 */
export async function takeRows(tx: Tx, { service, rows }: Written, from: string): Promise<void> {
  if (from !== service) throw new Forbidden();
  const head = await lockHead(tx, service);
  const fresh = rows.filter(({ seq }) => seq > head.seq);
  if (fresh.length === 0) return;
  const { seq, hash } = demandChain(service, head, fresh);
  await insertRows(tx, service, fresh);
  await insertGrams(tx, service, fresh);
  await tx.manager.query('UPDATE audit_source SET seq = ?, hash = ?, copied_at = NOW(3) WHERE service = ?', [
    seq,
    hash,
    service,
  ]);
}
