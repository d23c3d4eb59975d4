import { Inject, Injectable } from '@nestjs/common';
import type { Desk, MailView, ResendBody } from '@hub/contracts/tickets';
import { count, Db, type Tx } from '@hub/nest-kit/db';
import type { StaffCaller } from '@hub/nest-kit/http';
import { Contacts } from '../contacts.ts';
import { ticketJobs } from '../jobs.ts';
import { DESK } from '../ports.ts';
import { auditOf } from '../ticket.audit.ts';
import { Ticket } from '../ticket.entity.ts';
import { FindMails } from './find-mails.ts';
import { MailAddressDead, MailNotFound, MailOutdated, MailUnderWay, TooManyResends } from './mail-log.errors.ts';
import { isDead } from './dead-address.ts';
import { DeadAddress, MailRow } from './mail-log.entity.ts';
import { mustSendAgain } from './mail-log.policy.ts';
import { newMailToken, stillTrue } from './keep-mail.ts';

const DAY_S = 86_400;
export const RESENDS_PER_DAY = 5;

type Found = { mail: MailRow; ticket: Ticket };

/** To the address as it is stored in the case. */
@Injectable()
export class ResendMail {
  constructor(
    @Inject(DESK) private readonly desk: Desk,
    private readonly db: Db,
    private readonly mails: FindMails,
    private readonly contacts: Contacts,
  ) {}

  /** `resends` is what the sender saw: a wish that was carried out since is not carried out again. */
  async resend(caller: StaffCaller, id: number, { resends }: ResendBody): Promise<MailView> {
    await this.found(caller, id);
    await this.db.runTx(async (tx) => {
      const { mail, ticket } = await locked(tx, id);
      if (mail.resends > resends) return;
      if (mail.state === 'queued') throw new MailUnderWay();
      if (await isDead(tx.manager, ticket.email_mac)) throw new MailAddressDead();
      if (!stillTrue(mail.kind, ticket)) throw new MailOutdated();
      await this.limit(tx, ticket.id);
      const round = mail.resends + 1;
      // Another token: a bounce of the sending before says nothing about this one.
      const again = { state: 'queued' as const, attempts: 0, resends: round, answer: '', token: newMailToken() };
      await tx.manager.update(MailRow, { id }, { ...again, changed_at: () => 'NOW(3)' });
      await tx.enqueue(ticketJobs(this.desk).mailAgain, { mailId: id, round }, `${mail.mail_key}-again-${round}`);
      await tx.audit(auditOf(caller, 'mail.resend', ticket, { mail: id, kind: mail.kind, before: mail.state }));
    });
    return this.view(caller, id);
  }

  /** Mails may go to this address again; those that were held are sent one by one, by hand. Doing it again changes nothing. */
  async release(caller: StaffCaller, id: number): Promise<MailView> {
    const { ticket } = await this.found(caller, id);
    await this.db.runTx(async (tx) => {
      const { mail } = await locked(tx, id);
      const gone = await tx.manager.delete(DeadAddress, { address_mac: mail.address_mac });
      if (gone.affected) await tx.audit(auditOf(caller, 'mail.release', ticket, { mail: id }));
    });
    return this.view(caller, id);
  }

  private async limit(tx: Tx, ticket: number): Promise<void> {
    const bucket = this.contacts.bucket('mail-again', String(ticket));
    const sent = await count(tx.manager, { bucket, windowS: DAY_S, limit: RESENDS_PER_DAY });
    if (sent.over) throw new TooManyResends(sent.retryAfterS);
  }

  private async found(caller: StaffCaller, id: number): Promise<Found> {
    const mail = await this.db.source.getRepository(MailRow).findOne({ where: { id }, relations: { ticket: true } });
    if (!mail?.ticket) throw new MailNotFound();
    mustSendAgain(caller.who, mail.ticket.game_id);
    return { mail, ticket: mail.ticket };
  }

  private async view(caller: StaffCaller, id: number): Promise<MailView> {
    const { mail } = await this.found(caller, id);
    const [data] = await this.mails.views(caller.who, [mail]);
    if (!data) throw new MailNotFound();
    return { data };
  }
}

async function locked(tx: Tx, id: number): Promise<Found> {
  const mail = await tx.manager.findOneOrFail(MailRow, { where: { id }, lock: { mode: 'pessimistic_write' } });
  return { mail, ticket: await tx.manager.findOneByOrFail(Ticket, { id: mail.ticket_id }) };
}
