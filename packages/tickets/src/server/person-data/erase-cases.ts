import type { Db } from '@hub/nest-kit/db';
import type { FileStore } from '@hub/nest-kit/files';
import type { Erasing, Where } from '@hub/nest-kit/person-data';
import { storedKeys } from '../attachments/files.ts';
import { forgetKeys } from '../papers/forget-keys.ts';
import { FREE } from '../retention/case-due.ts';
import { destroyCase } from '../retention/destroy-case.ts';
import { putAwayPictures } from '../retention/put-away-pictures.ts';

/** Their pictures are removed one by one: few enough that a call answers in time. */
const SLICE = 5;
const ERASURE = { cause: 'ordered', actor: 'personal-data' } as const;
/** Its files are gone. */
const EMPTIED = `${FREE} AND NOT EXISTS (SELECT 1 FROM attachment
  WHERE attachment.ticket_id = ticket.id AND attachment.state IN ('ready', 'shredded'))`;

type Named = { id: number; game_id: string };

/** Answers how many cases it took up: one that somebody holds at this moment stays, and is found again. */
export async function eraseCases(store: FileStore, by: NonNullable<Where>, erasing: Erasing): Promise<number> {
  const cases: Named[] = await erasing.db.source.query(
    `SELECT id, game_id FROM ticket WHERE ${by.sql} AND ${FREE} ORDER BY id LIMIT ${SLICE}`,
    by.values,
  );
  for (const one of cases) await eraseCase(store, one, erasing);
  return cases.length;
}

/** Keys and rows say that files are gone before they go; the objects, then the case. Ended anywhere it begins anew. */
async function eraseCase(store: FileStore, { id, game_id }: Named, { db, record }: Erasing): Promise<void> {
  await db.runTx(async (tx) => {
    const [free]: object[] = await tx.manager.query(`SELECT id FROM ticket WHERE id = ? AND ${FREE} FOR UPDATE`, [id]);
    if (!free) return;
    await forgetKeys(tx, { ticketId: id, gameId: game_id }, { ...ERASURE, detail: {} });
    await putAwayPictures(tx, id, FREE, ERASURE);
  });
  await removeObjects(db, store, id);
  await db.runTx(async (tx) => {
    if (await destroyCase(tx, id, { due: EMPTIED, ...ERASURE })) await record(tx, 1);
  });
}

async function removeObjects({ source }: Db, store: FileStore, id: number): Promise<void> {
  const files: { id: number; file_key: string }[] = await source.query(
    "SELECT id, file_key FROM attachment WHERE ticket_id = ? AND state = 'shredded' ORDER BY id",
    [id],
  );
  for (const file of files) {
    for (const key of Object.values(storedKeys(file.file_key))) await store.remove(key);
    await source.query("UPDATE attachment SET state = 'gone' WHERE id = ?", [file.id]);
  }
  await source.query(
    `UPDATE destruction SET removed_at = NOW(3) WHERE ticket_id = ? AND removed_at IS NULL AND NOT EXISTS
      (SELECT 1 FROM attachment WHERE attachment.ticket_id = destruction.ticket_id AND attachment.state = 'shredded')`,
    [id],
  );
}
