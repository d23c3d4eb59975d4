import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSiteApart } from '../../site/site-apart.ts';
import { partsFor } from '../../start/parts-for.ts';
import type { Stores } from '../../stores/provide-stores.ts';
import { replayCalls, type Replayed } from './replay-calls.ts';
import { REPLAY_ENV } from './replay-env.ts';
import type { Recording } from './recording.ts';

/** On a site of this tree with a database of its own, which is gone afterwards. */
export async function replayBeside(recording: Recording, { database, redis }: Stores): Promise<Replayed[]> {
  const folder = mkdtempSync(join(tmpdir(), 'hub-replay-'));
  const site = await startSiteApart({
    adminUrl: database.adminUrl,
    redisUrl: redis.url,
    folder,
    schemaPrefix: `hubtest_r${randomBytes(3).toString('hex')}_`,
    hubEnv: 'test',
    logLevel: 'silent',
    processes: false,
    parts: partsFor(recording.area),
    extraEnv: REPLAY_ENV,
  });
  try {
    return await replayCalls(recording, { url: site.url, folder, staff: site.staff });
  } finally {
    await site.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
