import { setTimeout as sleep } from 'node:timers/promises';
import type { BuildDescriptor } from '@hub/federation/descriptor';
import { Db, isDuplicate, type Tx } from '@hub/nest-kit/db';
import { checkDescriptor, contractOf } from './check-descriptor.ts';
import { checkFiles } from './check-files.ts';

/** `kept`: somebody else's choice stays live; `by` is who made it. */
export type Published = { area: string; build: string; change: 'none' | 'published' | 'kept'; by?: string };

type Row = {
  id: number;
  build: string;
  descriptor: string;
  live: number | null;
  revision: number;
  published_by: string;
};

/** So many publish at once that a loser of each round still comes through. */
const TRIES = 20;
const PAUSE_MS = 30;

/** Older rows stay as history. When two publish at once, the unique keys let one through at a time. */
export class PublishVersion {
  constructor(
    private readonly db: Db,
    private readonly by: string,
    private readonly root: string,
    /** Leaves alone what somebody else has made live. */
    private readonly yields = false,
  ) {}

  async run(descriptor: BuildDescriptor): Promise<Published> {
    checkDescriptor(descriptor);
    await checkFiles(this.root, descriptor);
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.db.runTx((tx) => this.move(tx, descriptor));
      } catch (error) {
        if (!isDuplicate(error) || attempt >= TRIES) throw error;
        await sleep(Math.random() * PAUSE_MS * Math.min(attempt, 5));
      }
    }
  }

  private async move({ manager }: Tx, descriptor: BuildDescriptor): Promise<Published> {
    const { area, build } = descriptor;
    const text = JSON.stringify(descriptor);
    const rows: Row[] = await manager.query(
      'SELECT id, build, descriptor, live, revision, published_by FROM remote_version WHERE area = ? ORDER BY revision',
      [area],
    );
    const live = rows.find((row) => row.live === 1);
    if (live?.build === build && live.descriptor === text) return { area, build, change: 'none' };
    if (live && this.yields && live.published_by !== this.by)
      return { area, build: live.build, change: 'kept', by: live.published_by };
    const revision = Number(rows.at(-1)?.revision ?? 0) + 1;
    await manager.query('UPDATE remote_version SET live = NULL WHERE area = ? AND live = 1', [area]);
    const own = rows.find((row) => row.build === build);
    const values = [contractOf(descriptor), text, revision, this.by];
    if (own) {
      await manager.query(
        `UPDATE remote_version SET contract = ?, descriptor = ?, revision = ?, published_by = ?, live = 1,
           published_at = NOW(3) WHERE id = ?`,
        [...values, own.id],
      );
    } else {
      await manager.query(
        `INSERT INTO remote_version (contract, descriptor, revision, published_by, live, area, build)
         VALUES (?, ?, ?, ?, 1, ?, ?)`,
        [...values, area, build],
      );
    }
    return { area, build, change: 'published' };
  }
}
