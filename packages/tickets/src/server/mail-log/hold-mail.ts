import type { MailKind } from '@hub/contracts/tickets';
import { insertRow, part, type Tx } from '@hub/nest-kit/db';
import { maskedEmail } from '../card/masked-contact.ts';
import type { Ticket } from '../ticket.entity.ts';
import { newMailToken } from './keep-mail.ts';

/** Its recipient had enough mails of that kind on that day. */
const ENOUGH = 'enough-today';

type Held = { kind: MailKind; key: string; ticket: Pick<Ticket, 'id' | 'email' | 'email_mac'> };

/** A mail that is not sent: its row says so, and somebody at the desk may send it all the same. */
export async function holdMail(tx: Tx, { kind, key, ticket }: Held): Promise<void> {
  await insertRow(tx.manager, 'mail', {
    mail_key: key,
    kind,
    ticket_id: ticket.id,
    address: maskedEmail(ticket.email).slice(0, 80),
    address_mac: ticket.email_mac,
    state: 'held',
    answer: ENOUGH,
    token: newMailToken(),
  });
}

/** A row when a mail of a case was held back and nobody sent it since. */
export const heldMailPart = part<{ held: number }>(
  ['1 AS held'],
  `FROM mail WHERE ticket_id = ? AND state = 'held' AND answer = '${ENOUGH}'`,
);
