import { Injectable } from '@nestjs/common';
import type { BounceBody, BounceView } from '@hub/contracts/tickets';
import { MailReports } from '@hub/nest-kit/bounces';
import { Db } from '@hub/nest-kit/db';
import type { Caller } from '@hub/nest-kit/http';
import { Ticket } from '../ticket.entity.ts';
import { MailRow } from './mail-log.entity.ts';

/** The mail server reports that a mail came back. For good (5.x.x): the address gets no more mails until it is released. */
@Injectable()
export class TakeBounce {
  constructor(
    private readonly reports: MailReports,
    private readonly db: Db,
  ) {}

  /** Reported again it changes nothing. Throws 403 for a report that is not signed by our own mail server. */
  async run(caller: Caller, body: BounceBody): Promise<BounceView> {
    if (!this.reports.cameBack(body)) return { msg: { taken: false } };
    return this.db.runTx(async (tx) => {
      const mail = await tx.manager.findOne(MailRow, {
        where: { token: body.token },
        lock: { mode: 'pessimistic_write' },
      });
      if (!mail || mail.state === 'bounced') return { msg: { taken: false } };
      const ticket = await tx.manager.findOneByOrFail(Ticket, { id: mail.ticket_id });
      const what = { state: 'bounced' as const, answer: body.status };
      await tx.manager.update(MailRow, { id: mail.id }, { ...what, changed_at: () => 'NOW(3)' });
      await tx.manager.query(
        `INSERT INTO dead_address (address_mac, status) VALUES (?, ?)
          ON DUPLICATE KEY UPDATE status = VALUES(status), bounced_at = NOW(3)`,
        [mail.address_mac, body.status],
      );
      await tx.audit({
        actor_kind: 'system',
        actor: 'mail',
        action: 'mail.bounced',
        game_id: ticket.game_id,
        object: `ticket:${ticket.id}`,
        detail: JSON.stringify({ mail: mail.id, kind: mail.kind, status: body.status }),
        rid: caller.rid,
        address: caller.ip,
      });
      return { msg: { taken: true } };
    });
  }
}
