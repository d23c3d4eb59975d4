import { Db } from '@hub/nest-kit/db';
import { StoreAway, type FileStore } from '@hub/nest-kit/files';
import { faultOf, type Log } from '@hub/nest-kit/log';
import { noteSwept } from '@hub/nest-kit/retention';
import type { DataSource } from 'typeorm';
import { storedKeys } from '../attachments/files.ts';
import type { Ticket } from '../ticket.entity.ts';
import { CASE_DUE, DUE_PICTURES } from './case-due.ts';
import { destroyCase } from './destroy-case.ts';
import { recordDestruction } from './record-destruction.ts';

const BATCH = 100;

type Parts = { source: DataSource; store: FileStore; log: Log };
type Picture = { id: number; file_key: string };
/** How many cases had pictures removed, how many were deleted, and whether some are left that should have been. */
export type CasesEnded = { pictures: number; cases: number; owed: boolean };

/**
 * Ends what has served its time, by the database's clock: first the pictures that are put away, objects before rows, then
 * whole cases, each in a transaction of its own. What fails is named in the log and left. Any number of
 * processes may do this at once and be ended anywhere.
 */
export class CaseRetention {
  private readonly closing = new AbortController();
  private readonly db: Db;
  private owed = false;

  constructor(private readonly parts: Parts) {
    this.db = new Db(parts.source);
  }

  /** Fails when it was stopped before it was through. */
  async run(): Promise<CasesEnded> {
    this.owed = false;
    const pictures = await this.each(`SELECT DISTINCT ticket.id ${DUE_PICTURES}`, (id) => this.removePictures(id));
    const cases = await this.each(`SELECT ticket.id FROM ticket WHERE ${CASE_DUE}`, (id) => this.endCase(id));
    const ended = [
      ['pictures', pictures],
      ['cases', cases],
    ] as const;
    for (const [key, many] of ended)
      if (many > 0) await this.db.runTx((tx) => noteSwept(tx, { key, oldest: null }, many));
    this.closing.signal.throwIfAborted();
    return { pictures, cases, owed: this.owed };
  }

  /** Stops after the case at hand. */
  close(): void {
    this.closing.abort();
  }

  /** Case after case by rising number; a store that is away is away for all of them. */
  private async each(due: string, work: (id: number) => Promise<boolean>): Promise<number> {
    let done = 0;
    let after = 0;
    for (let rows = await this.next(due, after); rows.length > 0; rows = await this.next(due, after)) {
      for (const { id } of rows) {
        if (this.closing.signal.aborted) return done;
        after = id;
        try {
          done += (await work(id)) ? 1 : 0;
        } catch (error) {
          this.owed = true;
          this.parts.log.error(faultOf(error), `retention: case ${id} waits for the next round`);
          if (error instanceof StoreAway) return done;
        }
      }
    }
    return done;
  }

  private next(due: string, after: number): Promise<{ id: number }[]> {
    return this.parts.source.query(`${due} AND ticket.id > ? ORDER BY ticket.id LIMIT ${BATCH}`, [after]);
  }

  private async endCase(id: number): Promise<boolean> {
    await this.removeObjects(
      // Somebody may hold it by now.
      `FROM attachment JOIN ticket ON ticket.id = attachment.ticket_id
        WHERE attachment.kind <> 'id_paper' AND attachment.destroyed_at IS NULL AND ${CASE_DUE} AND ticket.id = ?`,
      id,
    );
    return this.db.runTx((tx) => destroyCase(tx, id));
  }

  /** Removes what the store has of these pictures of a case, as often as it takes; returns which they are. */
  private async removeObjects(from: string, id: number): Promise<Picture[]> {
    const { source, store } = this.parts;
    const pictures: Picture[] = await source.query(
      `SELECT attachment.id, attachment.file_key ${from} ORDER BY attachment.id`,
      [id],
    );
    for (const { file_key } of pictures) for (const key of Object.values(storedKeys(file_key))) await store.remove(key);
    return pictures;
  }

  private async removePictures(id: number): Promise<boolean> {
    const due = await this.removeObjects(`${DUE_PICTURES} AND ticket.id = ?`, id);
    return this.db.runTx(async (tx) => {
      const [ticket]: Pick<Ticket, 'id' | 'game_id'>[] = await tx.manager.query(
        'SELECT id, game_id FROM ticket WHERE id = ? FOR UPDATE',
        [id],
      );
      const ids = due.map((picture) => picture.id);
      if (!ticket || ids.length === 0) return false;
      const gone: { affectedRows: number } = await tx.manager.query(
        'UPDATE attachment SET destroyed_at = NOW(3), sha256 = NULL, bytes = 0 WHERE id IN (?) AND destroyed_at IS NULL',
        [ids],
      );
      if (gone.affectedRows === 0) return false;
      const numbers = `${ids[0]}-${ids.at(-1)}`;
      await recordDestruction(tx, { ticket, files: gone.affectedRows, numbers, method: 'pictures removed' });
      return true;
    });
  }
}
