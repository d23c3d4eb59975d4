import { Injectable } from '@nestjs/common';
import type { OpenedView, OpenOwnBody } from '@hub/contracts/tickets';
import { Reads, select } from '@hub/nest-kit/db';
import type { MemberCaller } from '@hub/nest-kit/http';
import { TicketTokens } from '../ports.ts';
import { TicketNotFound } from '../ticket.errors.ts';
import { CasesOfMember } from './cases-of-member.ts';

/** Its check code is mailed to the proven address: who reads the mailbox could open it already. */
@Injectable()
export class OpenOwnReport {
  constructor(
    private readonly reads: Reads,
    private readonly members: CasesOfMember,
    private readonly tokens: TicketTokens,
  ) {}

  /** Throws `TicketNotFound` for what is absent and for what is somebody else’s. */
  async run({ who }: MemberCaller, { question_id }: OpenOwnBody): Promise<{ msg: OpenedView }> {
    const own = await this.members.casesOf(who);
    if (!own) throw new TicketNotFound();
    const [found] = await this.reads.rows(
      select<{ game_id: string }>(`SELECT game_id FROM ticket WHERE id = ? AND ${own.sql}`, [
        question_id,
        ...own.values,
      ]),
    );
    if (!found) throw new TicketNotFound();
    const { game_id } = found;
    return { msg: { question_id, game_id, token: await this.tokens.issue(question_id, game_id, null) } };
  }
}
