import type { OnModuleDestroy } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { Db, type Tx } from '@hub/nest-kit/db';
import { StoreUnavailable, type FileStore, type Vault } from '@hub/nest-kit/files';
import { faultOf, type Log } from '@hub/nest-kit/log';
import { Attachment } from '../attachments/attachment.entity.ts';
import { storedKeys } from '../attachments/files.ts';
import { forgetKeys } from './forget-keys.ts';
import { dueCause, PAPERS_OPEN_DAYS, type ShredCause } from './paper-due.ts';
import { keyOf, paperOwner } from './paper-owner.ts';

const BATCH = 50;
const RECORD_YEARS = 5;

type Parts = { source: DataSource; store: FileStore; vault: Vault; days: number; log: Log };
type Row = { id: number };
type Due = Row & { game_id: string };

/**
 * The key goes first, with record and audit in one transaction; then the file, as often as it takes. A failure is
 * logged and tried again in the next round. Safe in any number of processes, ended anywhere.
 */
export class PaperShredder implements OnModuleDestroy {
  private readonly closing = new AbortController();
  private readonly db: Db;

  constructor(private readonly parts: Parts) {
    this.db = new Db(parts.source);
  }

  async run(): Promise<void> {
    const steps = {
      'forget keys': () => this.shred(),
      'remove sealed files': () => this.removeFiles(),
      'seal keys anew': () => this.sealAnew(),
      'end old records': () => this.endRecords(),
    };
    for (const [name, step] of Object.entries(steps)) {
      if (this.closing.signal.aborted) return;
      await step().catch((error: unknown) => this.parts.log.error(faultOf(error), `ID papers: could not ${name}`));
    }
  }

  async shred(): Promise<number> {
    return this.each(
      'case',
      (after) =>
        this.parts.source.query(
          `SELECT DISTINCT ticket.id, ticket.game_id FROM attachment JOIN ticket ON ticket.id = attachment.ticket_id
            WHERE attachment.kind = 'id_paper' AND attachment.state = 'ready' AND ${this.cause} IS NOT NULL
              AND ticket.id > ? ORDER BY ticket.id LIMIT ${BATCH}`,
          [after],
        ),
      (due: Due) => this.db.runTx((tx) => this.shredCase(tx, due)),
    );
  }

  /** Returns how many. What the store refuses waits for the next round. */
  async removeFiles(): Promise<number> {
    const { source, store } = this.parts;
    const removed = await this.each(
      'file',
      (after) =>
        source.query(
          `SELECT id, file_key FROM attachment WHERE kind = 'id_paper' AND state = 'shredded' AND id > ?
            ORDER BY id LIMIT ${BATCH}`,
          [after],
        ),
      async ({ id, file_key }: Row & { file_key: string }) => {
        await store.remove(storedKeys(file_key).view);
        await source.query(`UPDATE attachment SET state = 'gone' WHERE id = ? AND state = 'shredded'`, [id]);
        return true;
      },
    );
    await source.query(
      `UPDATE destruction SET removed_at = NOW(3) WHERE removed_at IS NULL AND NOT EXISTS
        (SELECT 1 FROM attachment WHERE attachment.ticket_id = destruction.ticket_id AND state = 'shredded')`,
    );
    return removed;
  }

  /** After a change of the process key: the keys of kept papers, under the new one. Returns how many. */
  async sealAnew(): Promise<number> {
    const { source, vault } = this.parts;
    return this.each(
      'paper',
      (after) =>
        source
          .getRepository(Attachment)
          .createQueryBuilder('paper')
          .where(`paper.kind = 'id_paper' AND paper.state = 'ready' AND paper.kek_id <> :first AND paper.id > :after`, {
            first: vault.firstKey,
            after,
          })
          .orderBy('paper.id')
          .take(BATCH)
          .getMany(),
      (row) => this.sealOne(row),
    );
  }

  close(): void {
    this.closing.abort();
  }

  onModuleDestroy(): void {
    this.close();
  }

  /** Row after row, each for itself; returns how many were done. A store that is away is away for all of them. */
  private async each<T extends Row>(
    what: 'case' | 'file' | 'paper',
    next: (after: number) => Promise<T[]>,
    work: (row: T) => Promise<boolean>,
  ): Promise<number> {
    let done = 0;
    let after = 0;
    for (let rows = await next(after); rows.length > 0; rows = await next(after)) {
      for (const row of rows) {
        if (this.closing.signal.aborted) return done;
        after = row.id;
        try {
          done += (await work(row)) ? 1 : 0;
        } catch (error) {
          this.parts.log.error(faultOf(error), `ID papers: ${what} ${row.id} waits for the next round`);
          if (error instanceof StoreUnavailable) return done;
        }
      }
    }
    return done;
  }

  private async endRecords(): Promise<void> {
    await this.parts.source.query(
      `DELETE FROM destruction WHERE destroyed_at < NOW(3) - INTERVAL ${RECORD_YEARS} YEAR LIMIT 1000`,
    );
  }

  private get cause(): string {
    return dueCause(this.parts.days);
  }

  /** False when it was opened again, somebody wrote in it, or another process was faster. */
  private async shredCase(tx: Tx, { id, game_id }: Due): Promise<boolean> {
    const [still]: { cause: ShredCause }[] = await tx.manager.query(
      `SELECT ${this.cause} AS cause FROM ticket WHERE id = ? HAVING cause IS NOT NULL FOR UPDATE`,
      [id],
    );
    if (!still) return false;
    const { cause } = still;
    const detail = { after_days: cause === 'closed' ? this.parts.days : PAPERS_OPEN_DAYS };
    return (await forgetKeys(tx, { ticketId: id, gameId: game_id }, { cause, actor: 'paper-shredder', detail })) > 0;
  }

  /** False when somebody linked or destroyed it meanwhile. */
  private async sealOne(row: Attachment): Promise<boolean> {
    const key = keyOf(row);
    const anew = key && this.parts.vault.rewrap(paperOwner(row), key);
    if (!anew) return false;
    const sealed: { affectedRows: number } = await this.parts.source.query(
      'UPDATE attachment SET kek_id = ?, wrapped_key = ? WHERE id = ? AND wrapped_key = ?',
      [anew.kekId, anew.wrapped, row.id, key.wrapped],
    );
    return sealed.affectedRows === 1;
  }
}
