import type { Db } from '@hub/nest-kit/db';
import type { Contact, ContactBox } from './contact-box.ts';
import type { Ticket } from './ticket.entity.ts';
import { sealTicket } from './write-ticket.ts';

const SLICE = 200;
const SLICES_A_ROUND = 50;

type Row = Contact & Pick<Ticket, 'id' | 'check_mac' | 'contact_box'>;

/** From the oldest on, in slices; a round that finds no more is cheap. Answers how many it sealed. */
export function sealContacts(db: Db, box: ContactBox, slice = SLICE): () => Promise<number> {
  let seenUpTo = 0;
  const sealSlice = async (): Promise<{ rows: Row[]; plain: Row[] }> => {
    const rows: Row[] = await db.source.query(
      `SELECT id, email, phone_locale, phone_national, check_mac, contact_box FROM ticket WHERE id > ?
        ORDER BY id LIMIT ?`,
      [seenUpTo, slice],
    );
    const plain = rows.filter(({ contact_box }) => contact_box === null);
    await db.runTx(async (tx) => {
      for (const row of plain) await sealTicket(tx, row.id, box.seal(row, row.check_mac));
    });
    seenUpTo = rows.at(-1)?.id ?? seenUpTo;
    return { rows, plain };
  };
  return async () => {
    let sealed = 0;
    for (let round = 0; round < SLICES_A_ROUND; round += 1) {
      const { rows, plain } = await sealSlice();
      sealed += plain.length;
      if (rows.length < slice) break;
    }
    return sealed;
  };
}
