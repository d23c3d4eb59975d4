import { randomBytes } from 'node:crypto';
import type { EntityManager } from 'typeorm';

/** Somebody called the work off, or another process took this one for dead. */
export class LeaseLost extends Error {}

type Querier = Pick<EntityManager, 'query'>;
type Setting = readonly [set: string, ...values: unknown[]];

/** One process has the row by `run_token` and beats within `deadAfterMs`; who was silent longer may be replaced. */
export class RowLease {
  constructor(
    private readonly table: 'bulk_job' | 'export_job',
    readonly deadAfterMs: number,
  ) {}

  get free(): string {
    return `(run_token IS NULL OR beat_at < NOW(3) - INTERVAL ${Math.round(this.deadAfterMs * 1000)} MICROSECOND)`;
  }

  /** null when somebody has it. */
  async take(on: Querier, where: Setting, [set, ...values]: Setting): Promise<Buffer | null> {
    const token = randomBytes(16);
    const [condition, ...of] = where;
    const taken: { affectedRows: number } = await on.query(
      `UPDATE ${this.table} SET ${set}, run_token = ?, beat_at = NOW(3) WHERE ${condition} AND ${this.free}`,
      [...values, token, ...of],
    );
    return taken.affectedRows === 1 ? token : null;
  }

  /** Throws `LeaseLost`. */
  async beat(on: Querier, id: number, token: Buffer, [set, ...values]: Setting = ['']): Promise<void> {
    const held: { affectedRows: number } = await on.query(
      `UPDATE ${this.table} SET ${set === '' ? '' : `${set}, `}beat_at = NOW(3) WHERE id = ? AND run_token = ?`,
      [...values, id, token],
    );
    if (held.affectedRows !== 1) throw new LeaseLost();
  }

  /** For work that cannot say how far it is. */
  async during<T>(on: Querier, id: number, token: Buffer, work: () => Promise<T>): Promise<T> {
    const beating = setInterval(() => void this.beat(on, id, token).catch(() => undefined), this.deadAfterMs / 3);
    try {
      return await work();
    } finally {
      clearInterval(beating);
    }
  }
}
