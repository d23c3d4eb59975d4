import { Injectable } from '@nestjs/common';
import { lockEditors, type LockView } from '@hub/contracts/events';
import { staffMay } from '@hub/contracts/shared';
import { Db } from '@hub/nest-kit/db';
import { Forbidden, type StaffCaller } from '@hub/nest-kit/http';
import { eventAudit } from '../../program/event.audit.ts';
import { mustSeeEvent } from '../../program/event.policy.ts';
import { isLocked } from '../lock-account.ts';
import type { RedeemLockRow } from '../redemption.entity.ts';
import { lockUnknown } from './desk.errors.ts';
import { FindLocks } from './find-locks.ts';

/** A player begins with a fresh count. The tries of before stay written. */
@Injectable()
export class Unlock {
  constructor(
    private readonly db: Db,
    private readonly locks: FindLocks,
  ) {}

  async run(caller: StaffCaller, id: number, reason: string): Promise<LockView> {
    const { game_id, limit } = await this.locks.one(caller.who, id);
    if (!staffMay(caller.who, lockEditors, game_id)) throw new Forbidden();
    await this.db.runTx(async (tx) => {
      const [row] = await tx.manager.query<RedeemLockRow[]>('SELECT * FROM redeem_lock WHERE id = ? FOR UPDATE', [id]);
      if (!row) throw lockUnknown();
      mustSeeEvent(caller.who, row.game_id, lockUnknown);
      // Clicked twice, or a colleague was faster: it is done.
      if (row.fails === 0 && row.locked_at === null) return;
      await tx.manager.query('UPDATE redeem_lock SET fails = 0, locked_at = NULL WHERE id = ?', [id]);
      const before = { fails: row.fails, locked: isLocked(row, limit) };
      const after = { fails: 0, locked: false };
      const detail = { lock: id, role_id: row.role_id, before, after, reason };
      await tx.audit(eventAudit(caller, 'lock.unlock', { id: row.event_id, game_id: row.game_id }, detail));
    });
    return { data: await this.locks.one(caller.who, id) };
  }
}
