import { part, type Window } from '@hub/nest-kit/db';
import type { Contacts } from '../contacts.ts';

const DAY_S = 86_400;
/** Mails that say that a report came in, to one recipient, whoever files them and from wherever. */
const RECEIVED_MAILS_PER_DAY = 10;

/** `mail.answer` of one whose recipient had enough of its kind on that day: somebody at the desk may send it all the same. */
export const ENOUGH = 'enough-today';

export const receivedMails = (contacts: Contacts, recipient: Buffer): Window => ({
  bucket: contacts.bucket('received-mail', recipient.toString('hex')),
  windowS: DAY_S,
  limit: RECEIVED_MAILS_PER_DAY,
});

/** A row when a mail of a case was held back and nobody sent it since. */
export const heldMailPart = part<{ held: number }>(
  ['1 AS held'],
  `FROM mail WHERE ticket_id = ? AND state = 'held' AND answer = '${ENOUGH}'`,
);
