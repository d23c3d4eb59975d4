import type { DataSource } from 'typeorm';
import { Db, type Tx } from '@hub/nest-kit/db';
import type { FileStore, Vault } from '@hub/nest-kit/files';
import { Attachment } from '../attachments/attachment.entity.ts';
import { storedKeys } from '../attachments/files.ts';
import { keyOf, paperOwner } from './paper-owner.ts';

const BATCH = 50;
const RECORD_YEARS = 5;
const METHOD = 'key forgotten, sealed file removed';

type Parts = { source: DataSource; store: FileStore; vault: Vault; days: number };
type Due = { ticket_id: number; game_id: string };

/**
 * Destroys the ID papers of cases that were closed so many days ago, by the database's clock. The key of each is
 * forgotten first, with the record and the audit in one transaction: from then on nothing opens the file. Then the sealed
 * file is removed, as often as it takes. Any number of processes may do this at once and be ended anywhere.
 */
export class PaperShredder {
  private readonly closing = new AbortController();
  private readonly db: Db;

  constructor(private readonly parts: Parts) {
    this.db = new Db(parts.source);
  }

  /** Everything that is due. */
  async run(): Promise<void> {
    await this.shred();
    await this.removeFiles();
    await this.sealAnew();
    await this.parts.source.query(
      `DELETE FROM destruction WHERE destroyed_at < NOW(3) - INTERVAL ${RECORD_YEARS} YEAR LIMIT 1000`,
    );
  }

  /** Forgets the keys; returns of how many cases. */
  async shred(): Promise<number> {
    let cases = 0;
    for (let due = await this.due(); due.length > 0 && !this.closing.signal.aborted; due = await this.due()) {
      for (const one of due) cases += (await this.db.runTx((tx) => this.shredCase(tx, one))) ? 1 : 0;
    }
    return cases;
  }

  /** Removes the files whose keys are forgotten; returns how many. What the store refuses waits for the next round. */
  async removeFiles(): Promise<number> {
    const { source, store } = this.parts;
    const rows: { id: number; file_key: string }[] = await source.query(
      `SELECT id, file_key FROM attachment WHERE kind = 'id_paper' AND state = 'shredded' ORDER BY id LIMIT 1000`,
    );
    for (const { id, file_key } of rows) {
      if (this.closing.signal.aborted) break;
      await store.remove(storedKeys(file_key).view);
      await source.query(`UPDATE attachment SET state = 'gone' WHERE id = ? AND state = 'shredded'`, [id]);
    }
    await source.query(
      `UPDATE destruction SET removed_at = NOW(3) WHERE removed_at IS NULL AND NOT EXISTS
        (SELECT 1 FROM attachment WHERE attachment.ticket_id = destruction.ticket_id AND state = 'shredded')`,
    );
    return rows.length;
  }

  /** After a change of the process key: the keys of kept papers, under the new one. Returns how many. */
  async sealAnew(): Promise<number> {
    const { source, vault } = this.parts;
    const rows = await source
      .getRepository(Attachment)
      .createQueryBuilder('paper')
      .where(`paper.kind = 'id_paper' AND paper.state = 'ready' AND paper.kek_id <> :first`, { first: vault.firstKey })
      .take(1000)
      .getMany();
    for (const row of rows) {
      const key = keyOf(row);
      const anew = key && vault.rewrap(paperOwner(row), key);
      // Only if nobody linked or destroyed it meanwhile.
      if (anew)
        await source.query('UPDATE attachment SET kek_id = ?, wrapped_key = ? WHERE id = ? AND wrapped_key = ?', [
          anew.kekId,
          anew.wrapped,
          row.id,
          key.wrapped,
        ]);
    }
    return rows.length;
  }

  /** Stops after the step at hand. */
  close(): void {
    this.closing.abort();
  }

  private due(): Promise<Due[]> {
    return this.parts.source.query(
      `SELECT DISTINCT ticket.id AS ticket_id, ticket.game_id FROM attachment
         JOIN ticket ON ticket.id = attachment.ticket_id
        WHERE attachment.kind = 'id_paper' AND attachment.state = 'ready' AND ${this.isDue} LIMIT ${BATCH}`,
    );
  }

  private get isDue(): string {
    return `ticket.status = 4 AND ticket.closed_at < NOW(3) - INTERVAL ${this.parts.days} DAY`;
  }

  /** False when it was opened again, or another process was faster. */
  private async shredCase(tx: Tx, { ticket_id, game_id }: Due): Promise<boolean> {
    const { manager } = tx;
    const still: unknown[] = await manager.query(`SELECT id FROM ticket WHERE id = ? AND ${this.isDue} FOR UPDATE`, [
      ticket_id,
    ]);
    if (still.length === 0) return false;
    const rows: { id: number }[] = await manager.query(
      `SELECT id FROM attachment WHERE ticket_id = ? AND kind = 'id_paper' AND state = 'ready' ORDER BY id FOR UPDATE`,
      [ticket_id],
    );
    if (rows.length === 0) return false;
    const numbers = rows.map(({ id }) => id);
    await manager.query(
      `UPDATE attachment SET state = 'shredded', kek_id = NULL, wrapped_key = NULL, destroyed_at = NOW(3), owner = '',
          name = '', sha256 = NULL, width = 0, height = 0, bytes = 0 WHERE id IN (?)`,
      [numbers],
    );
    await manager.query(
      `INSERT INTO destruction (ticket_id, files, file_numbers, method, destroyed_at) VALUES (?, ?, ?, ?, NOW(3))`,
      [ticket_id, numbers.length, numbers.join(), METHOD],
    );
    await tx.audit({
      actor_kind: 'system',
      actor: 'paper-shredder',
      action: 'paper.destroy',
      game_id,
      object: `ticket:${ticket_id}`,
      detail: JSON.stringify({ papers: numbers, days_after_close: this.parts.days }),
      rid: '',
      address: '',
    });
    return true;
  }
}
