import { Injectable } from '@nestjs/common';
import type { StaffTicketView } from '@hub/contracts/tickets';
import { count, earlierResult, rememberResult, SubmitTaken } from '@hub/nest-kit/db';
import type { StaffCaller } from '@hub/nest-kit/http';
import { Contacts } from '../../contacts.ts';
import { submitOf } from '../../guard-submit.ts';
import { ticketJobs } from '../../jobs.ts';
import { auditOf } from '../../ticket.audit.ts';
import { tooManyCodes } from '../work.errors.ts';
import { WorkOnCase } from '../work-on-case.ts';

const DAY_S = 86_400;
export const CODES_PER_DAY = 3;

/** The check code goes once more to the address that was given with the report, and to no other. Nobody here sees it. */
@Injectable()
export class ResendCode {
  constructor(
    private readonly on: WorkOnCase,
    private readonly contacts: Contacts,
  ) {}

  async run(caller: StaffCaller, id: number): Promise<StaffTicketView> {
    await this.on.served(caller, id);
    const submit = submitOf(`staff/${this.on.desk.api}/${id}/code`, caller, {});
    if (submit && (await earlierResult(this.on.db.source, submit))) return this.on.view(caller, id);
    const window = { bucket: this.contacts.bucket('code-again', String(id)), windowS: DAY_S, limit: CODES_PER_DAY };
    const sent = await count(this.on.db.source, window);
    if (sent.over) throw tooManyCodes(sent.retryAfterS);
    const { key } = this.on.desk;
    const at = Date.now();
    try {
      return await this.on.run(caller, id, async (tx, ticket) => {
        await tx.enqueue(ticketJobs(this.on.desk).codeAgain, { ticketId: id, at }, `${key}-code-again-${id}-${at}`);
        await tx.audit(auditOf(caller, 'ticket.code-again', ticket, { today: sent.hits }));
        if (submit) await rememberResult(tx, submit, id);
      });
    } catch (error) {
      if (!(error instanceof SubmitTaken)) throw error;
      return this.on.view(caller, id);
    }
  }
}
