import type { OnModuleDestroy } from '@nestjs/common';
import { Db } from '@hub/nest-kit/db';
import { StoreUnavailable, type FileStore } from '@hub/nest-kit/files';
import { faultOf, type Log } from '@hub/nest-kit/log';
import { recordSwept } from '@hub/nest-kit/retention';
import type { DataSource } from 'typeorm';
import { storedKeys } from '../attachments/files.ts';
import { CASE_DUE, DUE_PICTURES, LEFT_PICTURES, PICTURE_DUE } from './case-due.ts';
import { destroyCase } from './destroy-case.ts';
import { putAwayPictures } from './put-away-pictures.ts';

const BATCH = 100;

type Parts = { source: DataSource; store: FileStore; log: Log };
type Picture = { id: number; file_key: string };
/** `owed`: some are left that should have gone. */
export type CasesEnded = { pictures: number; cases: number; owed: boolean };

/**
 * Decided under the lock of the case's row, so that an earlier hold wins. Then the objects go, then the rows. A failure
 * is logged and left. Safe in any number of processes, ended anywhere.
 */
export class CaseRetention implements OnModuleDestroy {
  private readonly closing = new AbortController();
  private readonly db: Db;
  private owed = false;
  private away = false;

  constructor(private readonly parts: Parts) {
    this.db = new Db(parts.source);
  }

  /** Fails when it was stopped before it was through. */
  async run(): Promise<CasesEnded> {
    this.owed = false;
    this.away = false;
    const left = await this.each('ticket_id', LEFT_PICTURES, (id) => this.removeObjects(id));
    const put = await this.each('ticket.id', DUE_PICTURES, (id) => this.removePictures(id, PICTURE_DUE));
    const pictures = left + put;
    const cases = await this.each('ticket.id', `FROM ticket WHERE ${CASE_DUE}`, (id) => this.endCase(id));
    const ended = [
      ['pictures', pictures],
      ['cases', cases],
    ] as const;
    for (const [key, many] of ended)
      if (many > 0) await this.db.runTx((tx) => recordSwept(tx, { key, oldest: null }, many));
    this.closing.signal.throwIfAborted();
    return { pictures, cases, owed: this.owed };
  }

  close(): void {
    this.closing.abort();
  }

  onModuleDestroy(): void {
    this.close();
  }

  /** Case after case by rising number; a store that is away is away for all of them. */
  private async each(key: string, due: string, work: (id: number) => Promise<boolean>): Promise<number> {
    let done = 0;
    let after = 0;
    for (let rows = await this.next(key, due, after); rows.length > 0; rows = await this.next(key, due, after)) {
      for (const { id } of rows) {
        if (this.away || this.closing.signal.aborted) return done;
        after = id;
        try {
          done += (await work(id)) ? 1 : 0;
        } catch (error) {
          this.owed = true;
          this.parts.log.error(faultOf(error), `retention: case ${id} waits for the next round`);
          this.away = error instanceof StoreUnavailable;
        }
      }
    }
    return done;
  }

  private next(key: string, due: string, after: number): Promise<{ id: number }[]> {
    return this.parts.source.query(
      `SELECT DISTINCT ${key} AS id ${due} AND ${key} > ? ORDER BY ${key} LIMIT ${BATCH}`,
      [after],
    );
  }

  private async endCase(id: number): Promise<boolean> {
    await this.removePictures(id, CASE_DUE);
    return this.db.runTx((tx) => destroyCase(tx, id));
  }

  private async removePictures(id: number, due: string): Promise<boolean> {
    const decided = await this.db.runTx((tx) => putAwayPictures(tx, id, due));
    return decided && this.removeObjects(id);
  }

  /** Removes what the store has of pictures that were put away, as often as it takes. */
  private async removeObjects(id: number): Promise<boolean> {
    const { source, store } = this.parts;
    const pictures: Picture[] = await source.query(
      `SELECT attachment.id, attachment.file_key ${LEFT_PICTURES} AND ticket_id = ? ORDER BY attachment.id`,
      [id],
    );
    for (const picture of pictures) {
      for (const key of Object.values(storedKeys(picture.file_key))) await store.remove(key);
      await source.query("UPDATE attachment SET state = 'gone' WHERE id = ?", [picture.id]);
    }
    await source.query(
      `UPDATE destruction SET removed_at = NOW(3) WHERE ticket_id = ? AND removed_at IS NULL AND NOT EXISTS
        (SELECT 1 FROM attachment WHERE attachment.ticket_id = destruction.ticket_id AND attachment.state = 'shredded')`,
      [id],
    );
    return pictures.length > 0;
  }
}
