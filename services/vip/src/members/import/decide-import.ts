import { Injectable } from '@nestjs/common';
import type { VipImport } from '@hub/contracts/vip';
import { closeApproval, openKey, requestApproval, type Approval } from '@hub/nest-kit/approval';
import { BulkRepository } from '@hub/nest-kit/bulk';
import { Db, type Tx } from '@hub/nest-kit/db';
import type { StaffCaller } from '@hub/nest-kit/http';
import { vipAudit } from '../../vip.audit.ts';
import { importAbsent, importFaults, importState, mustEdit, vipMoved } from '../members.policy.ts';
import { FindImports, type ShownImport } from './find-imports.ts';
import { importDetails, listImport } from './import-approval.kind.ts';
import { VIP_LIST } from './import-kind.ts';

type Seen = { caller: StaffCaller; id: number; seen: number };

/** What becomes of a file that was read. */
@Injectable()
export class DecideImport {
  constructor(
    private readonly db: Db,
    private readonly bulk: BulkRepository,
    private readonly find: FindImports,
  ) {}

  /** Asks a second person, who applies it as a whole. */
  async request(of: Seen, reason: string): Promise<VipImport> {
    return this.change(of, async (tx, row) => {
      if (row.state !== 'checked') throw importState();
      if (row.faults > 0) throw importFaults(row.faults);
      if (row.fresh + row.changed === 0) throw importState();
      await requestApproval(tx, listImport, of.caller, {
        subject: String(row.id),
        object: `vip-import:${row.id}`,
        game: row.game_id,
        after: importDetails(row),
        change: { import: row.id },
        reason,
      });
    });
  }

  /** What waits for a second person is its asker's to cancel. */
  async cancel(of: Seen): Promise<VipImport> {
    return this.change(of, async (tx, row) => {
      const [asked] = await tx.manager.query<Approval[]>(
        "SELECT * FROM approval WHERE open_key = ? AND state = 'open' AND expires_at > NOW(3) FOR UPDATE",
        [openKey(listImport.name, String(row.id))],
      );
      if (asked && asked.asker_id !== of.caller.who.id) throw importState();
      if (asked) await closeApproval(tx, asked, 'withdraw', of.caller);
      if (!(await this.bulk.cancel(tx, VIP_LIST, row.id))) throw importState();
      await tx.manager.query("UPDATE vip_import SET state = 'cancelled', version = version + 1 WHERE id = ?", [row.id]);
      const what = { object: `vip-import:${row.id}`, detail: JSON.stringify({ before: row.state }) };
      await tx.audit(vipAudit(of.caller, 'vip.import.cancel', row.game_id, what));
    });
  }

  private async change({ caller, id, seen }: Seen, work: (tx: Tx, row: ShownImport) => Promise<void>) {
    const row = await this.find.row(caller.who, id);
    mustEdit(caller.who, row.game_id, importAbsent);
    await this.db.runTx(async (tx) => {
      const [held] = await tx.manager.query<{ version: number }[]>(
        'SELECT version FROM vip_import WHERE id = ? FOR UPDATE',
        [id],
      );
      if (held?.version !== seen || row.version !== seen) throw vipMoved();
      await work(tx, row);
    });
    return this.find.one(caller.who, id);
  }
}
