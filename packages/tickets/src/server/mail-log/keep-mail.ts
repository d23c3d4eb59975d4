import { randomBytes } from 'node:crypto';
import { CLOSED, type MailKind } from '@hub/contracts/tickets';
import { count, settingOf, retryWhileUnavailable } from '@hub/nest-kit/db';
import type { Mail, Mailer } from '@hub/nest-kit/mail';
import { UnrecoverableError } from '@hub/nest-kit/outbox';
import type { DataSource } from 'typeorm';
import { maskedEmail } from '../card/masked-contact.ts';
import type { Contacts } from '../contacts.ts';
import type { Ticket } from '../ticket.entity.ts';
import type { TicketToMail } from './ticket-to-mail.ts';
import { MailRow } from './mail-log.entity.ts';
import { ENOUGH, receivedMails } from './recipient-cap.ts';

export type MailOf = { kind: MailKind; key: string; ticket: TicketToMail };
type Queued = Pick<MailRow, 'id' | 'mail_key' | 'state' | 'attempts' | 'resends' | 'token'>;
/** Makes the mail; `key` names this sending of it. */
export type Compose = (key: string) => Mail;

/** In its return path; who knows it can report that the mail came back. */
export const newMailToken = (): string => randomBytes(16).toString('hex');

/** Does the case still say what such a mail says? It may have been opened anew since. */
export const stillTrue = (kind: MailKind, ticket: Pick<Ticket, 'status' | 'merged_into_id'>): boolean =>
  kind === 'closed' ? ticket.status === CLOSED : kind !== 'merged' || ticket.merged_into_id !== null;

/** Its row names a mail before it leaves. A settled one is not sent by a repeat, nor one the server took unrecorded. */
export class KeepMail {
  /** What the mail server took, by its name there, until its row says so: the server's answer. */
  private readonly taken = new Map<string, string>();

  constructor(
    private readonly source: DataSource,
    private readonly mailer: Mailer,
    private readonly tries: number,
    private readonly contacts: Contacts,
  ) {}

  async send({ kind, key, ticket }: MailOf, compose: Compose): Promise<void> {
    if (!stillTrue(kind, ticket)) return this.giveUp(key);
    const token = newMailToken();
    const written: { affectedRows: number; insertId: number } = await this.source.query(
      `INSERT IGNORE INTO mail (mail_key, kind, ticket_id, address, address_mac, state, token)
        VALUES (?, ?, ?, ?, ?, 'queued', ?)`,
      [key, kind, ticket.id, maskedEmail(ticket.email).slice(0, 80), ticket.email_mac, token],
    );
    const fresh = written.affectedRows === 1;
    const row: Queued = fresh
      ? { id: Number(written.insertId), mail_key: key, state: 'queued', attempts: 0, resends: 0, token }
      : await this.source.getRepository(MailRow).findOneByOrFail({ mail_key: key });
    if (fresh && kind === 'received' && (await this.hadEnough(ticket)))
      return this.note(row, { state: 'held', answer: ENOUGH, attempts: 0 });
    if (row.state === 'queued') await this.attempt(row, ticket, compose);
  }

  private async hadEnough({ email_mac }: TicketToMail): Promise<boolean> {
    return (await count(this.source, receivedMails(this.contacts, email_mac))).over;
  }

  private async attempt(row: Queued, { bounce }: TicketToMail, compose: Compose): Promise<void> {
    if (bounce !== null) return this.note(row, { state: 'held', answer: bounce, attempts: row.attempts });
    const name = row.resends === 0 ? row.mail_key : `${row.mail_key}-r${row.resends}`;
    if (!this.taken.has(name)) await this.hand(row, { ...compose(name), bounce: row.token }, name);
    const answer = this.taken.get(name) ?? '';
    await retryWhileUnavailable(() => this.note(row, { state: 'sent', answer, attempts: row.attempts + 1 }));
    this.taken.delete(name);
  }

  private async hand(row: Queued, mail: Mail, name: string): Promise<void> {
    try {
      this.taken.set(name, await this.mailer.send(mail));
    } catch (error) {
      const attempts = row.attempts + 1;
      const over = error instanceof UnrecoverableError || attempts >= this.tries;
      const answer = error instanceof Error ? error.message.slice(0, 120) : '';
      await this.note(row, {
        state: over ? 'failed' : 'queued',
        answer: answer.replace(/[^\x20-\x7e]/g, '?'),
        attempts,
      });
      throw error;
    }
  }

  /** One that waits for another try would wait for ever. */
  private async giveUp(key: string): Promise<void> {
    await this.source.getRepository(MailRow).update({ mail_key: key, state: 'queued' }, { state: 'failed' });
  }

  /** A bounce may be faster than we are: it stays. */
  private async note({ id }: Queued, what: Pick<MailRow, 'state' | 'answer' | 'attempts'>): Promise<void> {
    const { sets, values } = settingOf({ ...what, changed_at: () => 'NOW(3)' });
    await this.source.query(`UPDATE mail SET ${sets} WHERE id = ? AND state = 'queued'`, [...values, id]);
  }
}
