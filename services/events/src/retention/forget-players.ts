import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { Db, type Tx } from '@hub/nest-kit/db';
import { accountHeld, auditSwept, recordSwept, type Due } from '@hub/nest-kit/retention';
import { endUntouched } from '../deliveries/keep/end-untouched.ts';
import { blankDeliveries } from '../deliveries/write-delivery.ts';
import { forgetRedemptions } from '../redeem/forget-redemptions.ts';
import { PLAYER_YEARS } from './kept-events.ts';

const SLICE = 200;
const OLD = `NOW(3) - INTERVAL ${PLAYER_YEARS} YEAR`;

type Row = { id: number; code_id?: number | null };
type Line = { key: Due['key']; from: string; since: string; forget: (tx: Tx, rows: readonly Row[]) => Promise<void> };

const idsOf = (rows: readonly Row[]) => rows.map(({ id }) => id);

/** Who asked to be forgotten while an event went on is with its end: their role is blank already. */
const redemptions: Line = {
  key: 'redemptions',
  from: `redemption r JOIN event ON event.id = r.event_id
    WHERE r.account NOT LIKE 'gone:%' AND (event.ends_at < ${OLD} AND r.created_at < ${OLD}
      OR r.role_id = '' AND event.ends_at < NOW(3)) AND NOT ${accountHeld('r')}`,
  since: 'r.created_at',
  forget: (tx, rows) => forgetRedemptions(tx, rows),
};

/** Whatever became of it: who was not looked after for so long is not looked for by anybody. */
const deliveries: Line = {
  key: 'deliveries',
  from: `delivery r WHERE r.created_at < ${OLD} AND r.changed_at < ${OLD} AND r.role_id <> ''
    AND r.state <> 'sending' AND NOT ${accountHeld('r')}`,
  since: 'r.changed_at',
  forget: async (tx, rows) => {
    const { manager } = tx;
    const ids = idsOf(rows);
    await endUntouched(tx, ids);
    for (const way of ['delivery_try', 'delivery_step'])
      await manager.query(`DELETE FROM ${way} WHERE delivery_id IN (?)`, [ids]);
    await blankDeliveries(manager, ids);
  },
};

const lines = [redemptions, deliveries];

/** No row goes: the promises rest on unique keys. Any number of processes may do this at once and be ended anywhere. */
@Injectable()
export class ForgetPlayers implements OnModuleDestroy {
  private readonly closing = new AbortController();

  constructor(private readonly db: Db) {}

  async due(): Promise<Due[]> {
    const all: Due[] = [];
    for (const { key, from, since } of lines) {
      const [found]: { many: string; oldest: Date | null }[] = await this.db.source.query(
        `SELECT COUNT(*) AS many, MIN(${since}) AS oldest FROM ${from}`,
      );
      all.push({ key, rows: Number(found?.many ?? 0), oldest: found?.oldest ?? null });
    }
    return all;
  }

  /** Fails when it was stopped before it was through: the rest is owed. */
  async run(): Promise<void> {
    for (const line of lines) await this.forget(line);
    this.closing.signal.throwIfAborted();
  }

  /** Stops after the slice at hand. */
  onModuleDestroy(): void {
    this.closing.abort();
  }

  private async forget(line: Line): Promise<void> {
    const due = (await this.due()).find(({ key }) => key === line.key);
    if (!due || due.rows === 0) return;
    const code = line === redemptions ? ', r.code_id' : '';
    let [record, all, after] = [0, 0, 0];
    while (!this.closing.signal.aborted) {
      const slice = await this.db.runTx(async (tx) => {
        const rows: Row[] = await tx.manager.query(
          `SELECT r.id${code} FROM ${line.from} AND r.id > ? ORDER BY r.id LIMIT ${SLICE} FOR UPDATE`,
          [after],
        );
        if (rows.length === 0) return null;
        await line.forget(tx, rows);
        return { rows, record: await recordSwept(tx, due, rows.length, record) };
      });
      if (!slice) break;
      const { rows } = slice;
      record = slice.record;
      all += rows.length;
      after = rows.at(-1)!.id;
    }
    if (all > 0)
      await this.db.runTx((tx) => auditSwept(tx, `table:${line.key}`, { line: line.key, rows: all, blanked: true }));
  }
}
