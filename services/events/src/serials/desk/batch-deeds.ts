import { Injectable } from '@nestjs/common';
import type { SerialBatch, SerialBatchAction } from '@hub/contracts/events';
import { BulkRepository } from '@hub/nest-kit/bulk';
import { Db, isDuplicate, type Tx } from '@hub/nest-kit/db';
import type { StaffCaller } from '@hub/nest-kit/http';
import { SERIALS } from '../import/serial-kind.ts';
import { moveBatch, OPENED, type BatchColumns } from '../move-batch.ts';
import { serialAudit } from '../serials.audit.ts';
import { fileSame, rowsBad, serialMoved, serialState } from '../serials.errors.ts';
import { serialMoves, type SerialMove } from '../serials.moves.ts';
import { allows, badRows, mustKeep } from '../serials.policy.ts';
import { FindSerialBatches } from './find-serial-batches.ts';
import type { ShownBatch } from './serial-batch.view.ts';

export type Deed = { caller: StaffCaller; id: number; seen: number };

type Decided = Extract<SerialBatchAction, SerialMove>;
type Change = (tx: Tx, row: ShownBatch) => Promise<{ set?: BatchColumns; detail?: object }>;

@Injectable()
export class SerialBatchDeeds {
  constructor(
    private readonly db: Db,
    private readonly bulk: BulkRepository,
    private readonly find: FindSerialBatches,
  ) {}

  commit(deed: Deed, skipBad: boolean): Promise<SerialBatch> {
    return this.change(deed, 'commit', async (tx, row) => {
      const bad = badRows(row);
      if (bad > 0 && !skipBad) throw rowsBad(bad);
      if (!(await this.bulk.commit(tx, SERIALS, row.id))) throw serialState();
      const detail = { accepted: row.accepted, bad, skip_bad: skipBad };
      return { set: { ...OPENED, skip_bad: skipBad ? 1 : 0 }, detail };
    });
  }

  cancel(deed: Deed): Promise<SerialBatch> {
    return this.change(deed, 'cancel', async (tx, row) => {
      if (!(await this.bulk.cancel(tx, SERIALS, row.id))) throw serialState();
      return { set: { file_hold: null } };
    });
  }

  retry(deed: Deed): Promise<SerialBatch> {
    return this.change(deed, 'retry', async (tx, row) => {
      if (!(await this.bulk.retry(tx, SERIALS, row.id))) throw serialState();
      return { set: { file_hold: () => 'file_sha256' } };
    });
  }

  /** Its codes are no longer good from this moment on. */
  disable(deed: Deed, reason: string): Promise<SerialBatch> {
    return this.change(deed, 'disable', async () => ({
      set: { disabled_at: () => 'NOW(3)', disabled_by: deed.caller.who.name },
      detail: { reason },
    }));
  }

  private async change({ caller, id, seen }: Deed, deed: Decided, work: Change): Promise<SerialBatch> {
    const row = await this.find.row(caller.who, id);
    mustKeep(caller.who, row.game_id);
    if (seen !== row.version) throw serialMoved();
    if (!allows(deed, row)) throw serialState();
    await this.db.runTx(async (tx) => {
      const { set, detail = {} } = await work(tx, row);
      if (!(await this.write(tx, row, deed, set))) throw serialMoved();
      const after = { before: row.state, ...detail };
      const { audit } = serialMoves.table[deed].emits;
      if (audit) await tx.audit(serialAudit(caller, audit, row, after));
    });
    return this.find.one(caller.who, id);
  }

  /** Whoever was faster moved the version. */
  private async write(tx: Tx, row: ShownBatch, deed: Decided, set?: BatchColumns) {
    const { file_sha256, event_id } = row;
    try {
      return await moveBatch(tx, row, deed, 'desk', set);
    } catch (error) {
      if (!isDuplicate(error, 'serial_batch_file')) throw error;
      const [other] = await this.db.source.query<{ id: number }[]>(
        'SELECT id FROM serial_batch WHERE event_id = ? AND file_hold = ?',
        [event_id, file_sha256],
      );
      throw fileSame(other?.id ?? 0);
    }
  }
}
