import { randomBytes } from 'node:crypto';
import { globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RECORDINGS } from '@hub/federation/recording-file';
import { adminUrl, dropSchemas, testRedisUrl } from '@hub/nest-kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inRoot } from '../../infra/local/boot/places.mjs';
import type { ReplaySite } from '../../infra/local/mfe/recorded/callers.ts';
import { readRecording, type Recording } from '../../infra/local/mfe/recorded/recording.ts';
import { replayCalls } from '../../infra/local/mfe/recorded/replay-calls.ts';
import { REPLAY_ENV } from '../../infra/local/mfe/recorded/replay-env.ts';
import { startSite, type Site } from '../../infra/local/site.ts';

const recordings = globSync(RECORDINGS, { cwd: inRoot() })
  .toSorted()
  .map((path): [string, Recording] => [path, readRecording(inRoot(path))!]);

const folder = mkdtempSync(join(tmpdir(), 'hub-recorded-'));
const schemaPrefix = `hubtest_r${randomBytes(3).toString('hex')}_`;
let site: Site;
/** One for all: whoever signed in stays. */
let place: ReplaySite;
beforeAll(async () => {
  site = await startSite({
    adminUrl: adminUrl(),
    redisUrl: testRedisUrl(),
    folder,
    schemaPrefix,
    hubEnv: 'test',
    logLevel: 'silent',
    extraEnv: REPLAY_ENV,
  });
  place = { url: site.url, mailUrl: site.mailUrl, folder, staff: site.staff };
}, 120_000);
afterAll(async () => {
  await site?.close();
  await dropSchemas(schemaPrefix);
  rmSync(folder, { recursive: true, force: true });
});

it.each(recordings)(
  'what is recorded in %s is answered today with all that was read of it',
  async (_, recording) => {
    const replayed = await replayCalls(recording, place);
    expect(replayed.flatMap(({ faults }) => faults)).toEqual([]);
    expect(replayed).toHaveLength(recording.calls.length);
    expect(replayed.length).toBeGreaterThan(0);
  },
  120_000,
);
