import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSiteApart } from '../../site/site-apart.ts';
import { partsFor } from '../../start/parts-for.ts';
import type { Stores } from '../../stores/provide-stores.ts';
import { REPLAY_ENV } from './replay-env.ts';
import { replayCalls, type ReplayBounds, type Replayed } from './replay-calls.ts';
import type { Recording } from './recording.ts';

/** All of them on one site of this tree with a database of its own, which is gone afterwards. */
export async function replayBeside(
  recordings: readonly Recording[],
  stores: Stores,
  bounds?: ReplayBounds,
): Promise<Replayed[][]> {
  const { database, redis } = stores;
  const folder = mkdtempSync(join(tmpdir(), 'hub-replay-'));
  const site = await startSiteApart({
    adminUrl: database.adminUrl,
    redisUrl: redis.url,
    folder,
    schemaPrefix: `hubtest_r${randomBytes(3).toString('hex')}_`,
    hubEnv: 'test',
    logLevel: 'silent',
    processes: false,
    parts: [...new Set(recordings.flatMap(({ area }) => partsFor(area)))],
    extraEnv: REPLAY_ENV,
  });
  const place = { url: site.url, mailUrl: site.mailUrl, folder, staff: site.staff };
  try {
    const replayed: Replayed[][] = [];
    for (const recording of recordings) replayed.push(await replayCalls(recording, place, bounds));
    return replayed;
  } finally {
    await site.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
