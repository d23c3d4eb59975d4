import { createHash } from 'node:crypto';
import { Column, Entity, Index, PrimaryGeneratedColumn, type DataSource } from 'typeorm';
import { KeyReused } from '../http/app-error.ts';
import type { Tx } from './db.ts';
import { isDuplicate } from './faults.ts';

/** A submit that was carried out: which result it had. Kept 8 days; the answer itself is built again. */
@Entity('idem')
@Index('idem_key', ['scope', 'idem_key'], { unique: true })
@Index('idem_age', ['created_at'])
export class IdemRow {
  @PrimaryGeneratedColumn({ type: 'bigint', unsigned: true })
  id!: string;

  @Column({ type: 'varchar', length: 120, charset: 'ascii', collation: 'ascii_bin' })
  scope!: string;

  @Column({ type: 'varchar', length: 64, charset: 'ascii', collation: 'ascii_bin' })
  idem_key!: string;

  @Column({ type: 'binary', length: 32 })
  request_hash!: Buffer;

  @Column({ type: 'int', unsigned: true })
  result_id!: number;

  @Column({ type: 'datetime', precision: 3, default: () => 'CURRENT_TIMESTAMP(3)' })
  created_at!: Date;
}

/** One submit: `scope` = route and who, `key` from the form, `hash` over what was typed. */
export type IdempotentSubmit = { scope: string; key: string; hash: Buffer };

/** Somebody carried out the same submit while this one was running. */
export class ConcurrentSubmit extends Error {}

/** Hash over sorted fields; the captcha answer is not part of what was typed. */
export function hashOfFields(fields: Record<string, unknown>): Buffer {
  const kept = Object.entries(fields)
    .filter(([name, value]) => value !== undefined && name !== 'captcha_token' && name !== 'useRecaptcha')
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(kept)).digest();
}

/** Result of an earlier submit with this key, or null; `KeyReused` when the content differs. */
export async function findResult(source: Pick<DataSource, 'query'>, submit: IdempotentSubmit): Promise<number | null> {
  const rows: { result_id: number; request_hash: Buffer }[] = await source.query(
    'SELECT result_id, request_hash FROM idem WHERE scope = ? AND idem_key = ?',
    [submit.scope, submit.key],
  );
  const row = rows[0];
  if (!row) return null;
  if (!row.request_hash.equals(submit.hash)) throw new KeyReused();
  return row.result_id;
}

/** Remembers the result in the submit's own transaction; `ConcurrentSubmit` rolls it back when a twin was faster. */
export async function saveResult(tx: Tx, submit: IdempotentSubmit, resultId: number): Promise<void> {
  try {
    await tx.manager.query('INSERT INTO idem (scope, idem_key, request_hash, result_id) VALUES (?, ?, ?, ?)', [
      submit.scope,
      submit.key,
      submit.hash,
      resultId,
    ]);
  } catch (error) {
    if (isDuplicate(error, 'idem_key')) throw new ConcurrentSubmit();
    throw error;
  }
}

/** Of an earlier submit with this key, or a faster twin's. Without a key `work` runs each time. */
export async function runIdempotent(
  source: DataSource,
  submit: IdempotentSubmit | null,
  work: () => Promise<number>,
): Promise<number> {
  const earlier = submit && (await findResult(source, submit));
  if (earlier !== null) return earlier;
  try {
    return await work();
  } catch (failure) {
    const twin = submit && failure instanceof ConcurrentSubmit ? await findResult(source, submit) : null;
    if (twin === null) throw failure;
    return twin;
  }
}
