import type { DataSource } from 'typeorm';
import { ranAlready } from './migrations.ts';

const BEAT_EVERY_MS = 5000;
const LIMIT_MS = 2000;
const BEAT = 'INSERT INTO heartbeat (id, at) VALUES (1, NOW(3)) ON DUPLICATE KEY UPDATE at = VALUES(at)';

export const PENDING_MIGRATION = 'a migration is pending';

export type Ready = () => Promise<string | null>;

/** What only takes away may wait: this version does without. A database that has more than it knows is a newer one's. */
async function needsMigration(source: DataSource): Promise<boolean> {
  const ran = await ranAlready(source);
  const known = source.migrations as { name?: string; contracts?: string }[];
  return known.some(({ name = '', contracts }) => !contracts && !ran.has(name));
}

/** null when ready. A full or read-only database still answers, so it is written to, every few seconds at most. */
export function readinessOf(source: DataSource): Ready {
  let writtenAt = -Infinity;
  let asking: Promise<string | null> | null = null;
  const ask = async () => {
    try {
      if (await needsMigration(source)) return PENDING_MIGRATION;
    } catch {
      return 'database away';
    }
    try {
      await source.query(BEAT);
    } catch {
      return 'database takes no writes';
    }
    writtenAt = performance.now();
    return null;
  };
  return async () => {
    if (performance.now() - writtenAt < BEAT_EVERY_MS) return null;
    asking ??= ask().finally(() => (asking = null));
    let late: NodeJS.Timeout | undefined;
    const limit = new Promise<string>((done) => {
      late = setTimeout(done, LIMIT_MS, 'database away');
    });
    return Promise.race([asking, limit]).finally(() => clearTimeout(late));
  };
}
