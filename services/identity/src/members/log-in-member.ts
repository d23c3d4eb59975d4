import { Injectable } from '@nestjs/common';
import type { MemberLoginBody } from '@hub/contracts/identity';
import { Db, type Tx } from '@hub/nest-kit/db';
import type { Caller } from '@hub/nest-kit/http';
import { CodeLimits } from './codes/code-limits.ts';
import { spendCode } from './codes/spend-code.ts';
import { memberAudit } from './member.audit.ts';
import { MemberCodeWrong } from './member.errors.ts';
import { MemberSecrets } from './member-secrets.ts';
import { endMemberSessions } from './sessions/end-member-sessions.ts';
import { MemberSessions, type OpenedSession } from './sessions/member-sessions.ts';

/** `before`: what the browser's cookie holds; that session ends, whosever it was. */
export type Browser = { device: string; before: string };

type Entered = { memberId: number; resumed: boolean };

@Injectable()
export class LogInMember {
  constructor(
    private readonly db: Db,
    private readonly secrets: MemberSecrets,
    private readonly limits: CodeLimits,
    private readonly sessions: MemberSessions,
  ) {}

  /** A code opens one session. Throws `MemberCodeWrong`, `TooMany`. */
  async run(caller: Caller, { email, code }: MemberLoginBody, { device, before }: Browser): Promise<OpenedSession> {
    const emailMac = this.secrets.emailMac(email);
    await this.limits.countTry(emailMac, caller.ip);
    const codeMac = this.secrets.codeMac(emailMac, code);
    const opened = await this.db.runTx(async (tx) => {
      if (!(await spendCode(tx, emailMac, codeMac))) return null;
      if (before) await endMemberSessions(tx, { cookie: before });
      const { memberId, resumed } = await this.enter(tx, emailMac, email, caller);
      await tx.audit(memberAudit(caller, 'member-login', memberId, { device, ...(resumed && { resumed }) }));
      return this.sessions.open(tx, memberId, { device, address: caller.ip });
    });
    if (!opened) throw new MemberCodeWrong();
    await this.limits.forgiveTry(emailMac, caller.ip);
    return opened;
  }

  /** Who shows a code of an address for the first time is a member from then on; a closed membership goes on as it was. */
  private async enter({ manager }: Tx, emailMac: Buffer, email: string, { language }: Caller): Promise<Entered> {
    const [known]: { id: number; closed_at: Date | null }[] = await manager.query(
      'SELECT id, closed_at FROM member WHERE email_mac = ? FOR UPDATE',
      [emailMac],
    );
    if (known) {
      await manager.query('UPDATE member SET last_login_at = NOW(3), closed_at = NULL, language = ? WHERE id = ?', [
        language,
        known.id,
      ]);
      await manager.query('UPDATE member_notice SET ended_at = NOW(3) WHERE member_id = ? AND ended_at IS NULL', [
        known.id,
      ]);
      return { memberId: known.id, resumed: known.closed_at !== null };
    }
    const added: { insertId: number | string } = await manager.query(
      `INSERT INTO member (email_mac, email_box, language) VALUES (?)
        ON DUPLICATE KEY UPDATE id = LAST_INSERT_ID(id), last_login_at = NOW(3), language = VALUES(language)`,
      [[emailMac, this.secrets.sealEmail(emailMac, email), language]],
    );
    return { memberId: Number(added.insertId), resumed: false };
  }
}
