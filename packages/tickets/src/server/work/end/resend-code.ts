import { Injectable } from '@nestjs/common';
import { count } from '@hub/nest-kit/db';
import type { StaffCaller } from '@hub/nest-kit/http';
import { Contacts } from '../../contacts.ts';
import { ticketJobs } from '../../jobs.ts';
import { auditOf } from '../../ticket.audit.ts';
import { tooManyCodes } from '../work.errors.ts';
import { WorkOnCase } from '../work-on-case.ts';

const DAY_S = 86_400;
export const CODES_PER_DAY = 3;

/** To the address of the report and no other; nobody here sees it. */
@Injectable()
export class ResendCode {
  constructor(
    private readonly on: WorkOnCase,
    private readonly contacts: Contacts,
  ) {}

  run(caller: StaffCaller, id: number, seen: number) {
    const { desk } = this.on;
    const window = { bucket: this.contacts.bucket('code-again', String(id)), windowS: DAY_S, limit: CODES_PER_DAY };
    const at = Date.now();
    return this.on.run(caller, id, { name: 'resend_code', seen }, async (tx, ticket) => {
      const sent = await count(tx.manager, window);
      if (sent.over) throw tooManyCodes(sent.retryAfterS);
      await tx.enqueue(ticketJobs(desk).codeAgain, { ticketId: id, at }, `${desk.key}-code-again-${id}-${at}`);
      await tx.audit(auditOf(caller, 'ticket.code-again', ticket, { today: sent.hits }));
    });
  }
}
