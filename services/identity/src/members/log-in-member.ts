import { Injectable } from '@nestjs/common';
import type { MemberLoginBody } from '@hub/contracts/identity';
import { Db } from '@hub/nest-kit/db';
import type { Caller } from '@hub/nest-kit/http';
import { CodeLimits } from './codes/code-limits.ts';
import { spendCode } from './codes/spend-code.ts';
import { enterMember } from './enter-member.ts';
import { memberAudit } from './member.audit.ts';
import { MemberCodeWrong } from './member.errors.ts';
import { MemberSecrets } from './member-secrets.ts';
import { endMemberSessions } from './sessions/end-member-sessions.ts';
import { MemberSessions, type OpenedSession } from './sessions/member-sessions.ts';

/** `before`: what the browser's cookie holds; that session ends, whosever it was. */
export type Browser = { device: string; before: string };

@Injectable()
export class LogInMember {
  constructor(
    private readonly db: Db,
    private readonly secrets: MemberSecrets,
    private readonly limits: CodeLimits,
    private readonly sessions: MemberSessions,
  ) {}

  /** A code opens one session. Throws `MemberCodeWrong`, `TooMany`. */
  async run(caller: Caller, body: MemberLoginBody, { device, before }: Browser): Promise<OpenedSession> {
    const shown = this.secrets.shownCode(body);
    const tried = await this.limits.countTry(shown, caller.ip);
    const opened = await this.db.runTx(async (tx) => {
      if (!(await spendCode(tx, shown))) return null;
      if (before) await endMemberSessions(tx, { cookie: before });
      const { memberId, resumed } = await enterMember(tx, this.secrets, body.email, caller);
      await tx.audit(memberAudit(caller, 'member-login', memberId, { device, ...(resumed && { resumed }) }));
      return this.sessions.open(tx, memberId, { device, address: caller.ip });
    });
    if (!opened) throw new MemberCodeWrong();
    await tried.forgive();
    return opened;
  }
}
