import { Injectable } from '@nestjs/common';
import { Db } from '@hub/nest-kit/db';
import { Ticket } from '../ticket.entity.ts';
import { forgetKeys } from './forget-keys.ts';

/** `papers`: 0 when the case has none any more. */
export type PapersOutcome = { is: 'destroyed'; papers: number } | { is: 'no-case' };

/** The worker removes the files at its next round. Running it twice leaves one record. */
@Injectable()
export class DestroyPapers {
  constructor(private readonly db: Db) {}

  async run(ticketId: number, reason: string): Promise<PapersOutcome> {
    return this.db.runTx(async (tx) => {
      const where = { id: ticketId };
      const ticket = await tx.manager.findOne(Ticket, { where, lock: { mode: 'pessimistic_write' } });
      if (!ticket) return { is: 'no-case' };
      const of = { ticketId, gameId: ticket.game_id };
      const papers = await forgetKeys(tx, of, { cause: 'ordered', actor: 'command-line', detail: { reason } });
      return { is: 'destroyed', papers };
    });
  }
}
