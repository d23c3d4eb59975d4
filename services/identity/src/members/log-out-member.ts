import { Injectable } from '@nestjs/common';
import { Db } from '@hub/nest-kit/db';
import type { Caller, MemberCaller } from '@hub/nest-kit/http';
import { memberAudit } from './member.audit.ts';
import { endMemberSessions, type WhichSessions } from './sessions/end-member-sessions.ts';
import { MemberSessions } from './sessions/member-sessions.ts';

/** Ending what has ended is ending it. */
@Injectable()
export class LogOutMember {
  constructor(
    private readonly db: Db,
    private readonly sessions: MemberSessions,
  ) {}

  async here(caller: Caller, cookie: string): Promise<void> {
    if (cookie) await this.end(caller, { cookie });
  }

  async everywhere(caller: MemberCaller, cookie: string): Promise<void> {
    const { memberId } = await this.sessions.own(caller, cookie);
    await this.end(caller, { memberId, all: true });
  }

  async one(caller: MemberCaller, cookie: string, ref: string): Promise<void> {
    const { memberId } = await this.sessions.own(caller, cookie);
    await this.end(caller, { memberId, ref });
  }

  private async end(caller: Caller, which: WhichSessions): Promise<void> {
    await this.db.runTx(async (tx) => {
      const ended = await endMemberSessions(tx, which);
      if (!ended) return;
      const { memberId, sessions } = ended;
      await tx.audit(memberAudit(caller, 'member-sessions-ended', memberId, { ended: sessions }));
    });
  }
}
