import type { OnModuleDestroy } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { createHash } from 'node:crypto';
import { count } from '@hub/nest-kit/db';
import { removeOrphans, type FileStore } from '@hub/nest-kit/files';
import type { Desk } from '@hub/contracts/tickets';
import { WAITED_IN_VAIN } from './attachment.policy.ts';
import { fileKeyOf, storedKeys } from './files.ts';

const BATCH = 100;
const DAY_S = 86_400;

type Parts = { desk: Desk; source: DataSource; store: FileStore };

/** Safe in any number of processes; times are the database's. */
export class AttachmentJanitor implements OnModuleDestroy {
  private readonly closing = new AbortController();

  constructor(private readonly parts: Parts) {}

  /** Objects first, then the row: what fails half-way is found again. Returns how many files went. */
  async clearUnclaimed(): Promise<number> {
    const { source, store } = this.parts;
    let cleared = 0;
    let after = 0;
    while (!this.closing.signal.aborted) {
      const rows: { id: number; file_key: string }[] = await source.query(
        `SELECT id, file_key FROM attachment WHERE ${WAITED_IN_VAIN} AND id > ? ORDER BY id LIMIT ${BATCH}`,
        [after],
      );
      for (const { id, file_key } of rows) {
        const keys = storedKeys(file_key);
        await store.remove(keys.view);
        await store.remove(keys.thumb);
        await source.query('DELETE FROM attachment WHERE id = ? AND ticket_id IS NULL', [id]);
        cleared += 1;
      }
      if (rows.length < BATCH) return cleared;
      after = rows.at(-1)?.id ?? after;
    }
    return cleared;
  }

  async clearOrphans(): Promise<{ seen: number; removed: number }> {
    const { desk, source, store } = this.parts;
    return removeOrphans({
      store,
      prefix: `${desk.media}/`,
      known: (keys) => namedBy(source, keys),
      signal: this.closing.signal,
    });
  }

  /** The orphans only once a day, whichever process comes first. */
  async tidy(): Promise<void> {
    await this.clearUnclaimed();
    const bucket = createHash('sha256').update(`attachment-orphans:${this.parts.desk.key}`).digest();
    if ((await count(this.parts.source, { bucket, windowS: DAY_S, limit: 1 })).over) return;
    await this.clearOrphans();
  }

  close(): void {
    this.closing.abort();
  }

  onModuleDestroy(): void {
    this.close();
  }
}

async function namedBy(source: DataSource, keys: string[]): Promise<ReadonlySet<string>> {
  const fileKeys = [...new Set(keys.map(fileKeyOf))];
  const rows: { file_key: string }[] = await source.query('SELECT file_key FROM attachment WHERE file_key IN (?)', [
    fileKeys,
  ]);
  const rowKeys = new Set(rows.map((row) => row.file_key));
  return new Set(keys.filter((key) => rowKeys.has(fileKeyOf(key))));
}
