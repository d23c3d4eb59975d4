import type { Person } from '@hub/contracts/person-data';
import type { Db } from '@hub/nest-kit/db';
import { anyOf, countHeldOf, isIn, ofAsciiAccounts, type Where } from '@hub/nest-kit/person-data';
import type { Contacts } from '../contacts.ts';

/** SQL over `ticket`. */
export const casesOf = (contacts: Contacts, person: Person): Where =>
  anyOf(
    ofAsciiAccounts(person, 'ticket.'),
    isIn(
      'ticket.email_mac',
      person.emails.map((email) => contacts.emailMac(email)),
    ),
    isIn(
      'ticket.phone_mac',
      person.phones.flatMap((phone) => contacts.phoneMacs(phone)),
    ),
  );

/** Accounts and cases of a person that somebody holds. */
export async function countHeldCases(db: Db, contacts: Contacts, person: Person): Promise<number> {
  const by = casesOf(contacts, person);
  const accounts = await countHeldOf(db, person);
  if (!by) return accounts;
  const [found]: { many: string }[] = await db.source.query(
    `SELECT COUNT(*) AS many FROM ticket WHERE ${by.sql} AND (held_at IS NOT NULL
      OR EXISTS (SELECT 1 FROM held_account h WHERE h.game_id = ticket.game_id AND h.partner_uid = ticket.partner_uid))`,
    by.values,
  );
  return accounts + Number(found?.many ?? 0);
}
