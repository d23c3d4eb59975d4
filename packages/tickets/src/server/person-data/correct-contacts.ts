import type { CorrectPersonBody } from '@hub/contracts/person-data';
import { readPhone } from '@hub/contracts/shared';
import type { Db } from '@hub/nest-kit/db';
import { AppError } from '@hub/nest-kit/http';
import { isIn } from '@hub/nest-kit/person-data';
import type { Contact, ContactBox } from '../contact-box.ts';
import type { Contacts } from '../contacts.ts';
import type { Ticket } from '../ticket.entity.ts';
import { sealAnew, type SealedContact } from '../write-ticket.ts';

const SLICE = 100;

type Keys = { contacts: Contacts; box: ContactBox };

/** What a case is found by is corrected with what it says. In slices; a case that was corrected is not found again. */
export async function correctContacts(db: Db, keys: Keys, asked: CorrectPersonBody): Promise<number> {
  const { contacts } = keys;
  const from =
    asked.field === 'email'
      ? isIn('email_mac', [contacts.emailMac(asked.from)])
      : isIn('phone_mac', contacts.phoneMacs(asked.from));
  const changed = changeOf(keys, asked);
  if (!from || sameContact(contacts, asked)) return 0;
  let all = 0;
  for (let last = SLICE; last === SLICE;) {
    last = await db.runTx(async (tx) => {
      const tickets: Ticket[] = await tx.manager.query(
        `SELECT * FROM ticket WHERE ${from.sql} ORDER BY id LIMIT ${SLICE} FOR UPDATE`,
        from.values,
      );
      for (const ticket of tickets) await sealAnew(tx, ticket.id, changed(ticket));
      return tickets.length;
    });
    all += last;
  }
  return all;
}

const sameContact = (contacts: Contacts, { field, from, to }: CorrectPersonBody): boolean =>
  field === 'email'
    ? contacts.emailMac(from).equals(contacts.emailMac(to))
    : contacts.phoneMacs(from).some((mac) => contacts.phoneMacs(to)[0]?.equals(mac));

function changeOf({ contacts, box }: Keys, { field, to }: CorrectPersonBody): (ticket: Ticket) => SealedContact {
  const sealed = (ticket: Ticket, contact: Partial<Contact>) =>
    box.seal({ ...box.of(ticket), ...contact }, ticket.check_mac);
  if (field === 'email') {
    const email_mac = contacts.emailMac(to);
    return (ticket) => ({ ...sealed(ticket, { email: to }), email_mac });
  }
  const [phone] = readPhone(to);
  if (!phone) throw new AppError(400, { to: { code: 'FIELD_INVALID' } });
  const contact = { phone_locale: phone.locale, phone_national: phone.national };
  return (ticket) => ({ ...sealed(ticket, contact), phone_mac: contacts.phoneMac(phone) });
}
