import { randomBytes } from 'node:crypto';
import type { Desk, MailKind, MailState } from '@hub/contracts/tickets';
import { In, type DataSource } from 'typeorm';
import type { ContactBox } from '../contact-box.ts';
import { maskedEmail } from '../card/masked-contact.ts';
import { Reply } from '../reply.entity.ts';
import { Ticket } from '../ticket.entity.ts';
import { MailRow } from './mail-log.entity.ts';

/** From when a mail server said that it would take a mail to when it knew that nobody is there. */
const BOUNCE_MS = 90_000;
const SENT = '250';

/** The cases whose mails went out, by their natural keys. `dead`: an address that bounced, and the status it gave. */
export type SeedMails = {
  tickets: Buffer[];
  dead: { address: Buffer; status: string }[];
  box: ContactBox;
};

type Sent = { kind: MailKind; ref: string; at: Date };

/** Under the keys of real mails; a dead address bounced its first and got no other. Returns how many are new. */
export async function seedMails(source: DataSource, desk: Desk, { tickets, dead, box }: SeedMails): Promise<number> {
  const statuses = new Map(dead.map(({ address, status }) => [address.toString('hex'), status]));
  const cases = await source.getRepository(Ticket).find({ where: { check_mac: In(tickets) }, order: { id: 'ASC' } });
  const replies = await source
    .getRepository(Reply)
    .findBy({ ticket_id: In(cases.map(({ id }) => id)), is_official: 1 });
  const bounced = new Set<string>();
  const rows = cases
    .flatMap((ticket) => mailsOf(ticket, replies).map((mail) => ({ ticket, ...mail })))
    .sort((one, other) => one.at.getTime() - other.at.getTime())
    .map(({ ticket, kind, ref, at }) => {
      const address = ticket.email_mac.toString('hex');
      const status = statuses.get(address);
      const state: MailState = status === undefined ? 'sent' : bounced.has(address) ? 'held' : 'bounced';
      if (state === 'bounced') bounced.add(address);
      return {
        mail_key: `${desk.key}-${kind}-${ref}`,
        kind,
        ticket_id: ticket.id,
        address: maskedEmail(box.of(ticket).email),
        address_mac: ticket.email_mac,
        state,
        attempts: state === 'held' ? 0 : 1,
        answer: status ?? SENT,
        token: randomBytes(16).toString('hex'),
        created_at: at,
        changed_at: state === 'bounced' ? new Date(at.getTime() + BOUNCE_MS) : at,
      };
    });
  const present = await source.getRepository(MailRow).findBy({ mail_key: In(rows.map(({ mail_key }) => mail_key)) });
  const known = new Set(present.map(({ mail_key }) => mail_key));
  const missing = rows.filter(({ mail_key }) => !known.has(mail_key));
  await source.getRepository(MailRow).insert(missing);
  for (const { address, status } of dead)
    await source.query('INSERT IGNORE INTO dead_address (address_mac, status) VALUES (?, ?)', [address, status]);
  return missing.length;
}

function mailsOf(ticket: Ticket, replies: Reply[]): Sent[] {
  const { id, version, merged_into_id, closed_at, closed_by } = ticket;
  const ended = merged_into_id === null ? 'closed' : 'merged';
  return [
    { kind: 'received', ref: String(id), at: ticket.created_at },
    ...replies
      .filter(({ ticket_id }) => ticket_id === id)
      .map((reply): Sent => ({ kind: 'answered', ref: String(reply.id), at: reply.created_at })),
    // Who closes a case himself is not told of it.
    ...(closed_at && closed_by !== 'player'
      ? [{ kind: ended, ref: `${id}-${version}`, at: closed_at } satisfies Sent]
      : []),
  ];
}
