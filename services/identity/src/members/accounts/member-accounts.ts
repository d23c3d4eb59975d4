import { Injectable } from '@nestjs/common';
import type { LinkedAccountsView, MemberAccountRow } from '@hub/contracts/identity';
import { Db } from '@hub/nest-kit/db';
import type { MemberCaller } from '@hub/nest-kit/http';
import { memberAudit } from '../member.audit.ts';
import { memberIdOf } from '../member-id.ts';
import { MemberSessions } from '../sessions/member-sessions.ts';
import { findMemberAccounts } from './find-member-accounts.ts';

/** A member’s own links. */
@Injectable()
export class MemberAccounts {
  constructor(
    private readonly db: Db,
    private readonly sessions: MemberSessions,
  ) {}

  async list(caller: MemberCaller, cookie: string): Promise<MemberAccountRow[]> {
    const { memberId } = await this.sessions.own(caller, cookie);
    return findMemberAccounts(this.db.source, memberId);
  }

  /** Ending what has ended is ending it. */
  async unlink(caller: MemberCaller, cookie: string, id: number): Promise<void> {
    const { memberId } = await this.sessions.own(caller, cookie);
    await this.db.runTx(async (tx) => {
      const gone: { affectedRows: number } = await tx.manager.query(
        'DELETE FROM member_account WHERE id = ? AND member_id = ?',
        [id, memberId],
      );
      if (gone.affectedRows === 1) await tx.audit(memberAudit(caller, 'member-account-unlinked', memberId, {}));
    });
  }

  /** For other services. */
  async linkedOf(name: string): Promise<LinkedAccountsView> {
    const rows: { game_id: string; uid: string }[] = await this.db.source.query(
      'SELECT game_id, partner_uid AS uid FROM member_account WHERE member_id = ? ORDER BY id',
      [memberIdOf(name)],
    );
    return { accounts: rows };
  }
}
