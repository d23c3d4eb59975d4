import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { allRoutes } from '@hub/contracts/docs';
import { recordingOf } from '@hub/federation/recording-file';
import { inRoot } from '../../boot/places.mjs';
import { line, Refusal, title } from '../../boot/say.mjs';
import { provideTestStores } from '../../stores/test-stores.ts';
import type { Stores } from '../../stores/provide-stores.ts';
import { areaOf } from '../../test/areas.ts';
import { browserPart, buildPart } from '../../test/parts.ts';
import { partOf, testFiles } from '../../test/test-files.ts';
import { isRecordedPath } from './own-paths.ts';
import { distil } from './distil.ts';
import type { HeardCall } from './heard-call.ts';
import { withPromised } from './promised.ts';
import { renamed, withoutCalls, withShapes } from './proven.ts';
import { replayBeside } from './replay-beside.ts';
import { UNBOUNDED } from './replay-calls.ts';
import { writtenRecording, type Recording } from './recording.ts';
import { recordingFaults, secretIn } from './recording-faults.ts';

const PROOFS = 3;
/** Each call is told, and the tests are patient. */
const LISTEN_MS = 3 * 3_600_000;

/** The area's journeys run while somebody listens; what was heard is written into the area once it can be said again. */
export async function recordCalls(area: string): Promise<void> {
  const files = testFiles().filter((file) => partOf(file) === 'browser' && isJourneyOf(area, file));
  if (files.length === 0) throw new Refusal(`No journeys of ${area} in tests/e2e.`);
  const stores = await provideTestStores();
  await buildPart();
  title('Journeys');
  const heard = await listenTo(files, stores);
  title('Once more, without a browser');
  const proven = await provenRecording(area, heard, stores);
  const faults = recordingFaults(proven);
  if (faults.length) throw new Refusal(...faults);
  writeFileSync(inRoot(recordingOf(area)), writtenRecording(proven));
  line('recorded', `${proven.calls.length} calls in ${recordingOf(area)}`);
}

/** Those through pages that are the shell's own. */
const OF_SHELL = /[\\/](?:audit|member|personal-data|session-end|settings|staff-sign-in|terms)\.spec\.ts$/;
const isJourneyOf = (area: string, file: string): boolean =>
  area === 'shell' ? OF_SHELL.test(file) : areaOf(file) === area || file.includes(area);

async function provenRecording(area: string, heard: readonly HeardCall[], stores: Stores): Promise<Recording> {
  const calls = distil(heard, { rows: allRoutes, isKept: isRecordedPath(area) });
  return withPromised(await prove(withoutSecrets({ area, calls }), stores));
}

function withoutSecrets(recording: Recording): Recording {
  const told = recording.calls.map((call) => [call.call, secretIn(call)] as const);
  for (const [call, secret] of told) if (secret) line('left out', `${call}: it says ${secret.slice(0, 12)}`);
  return withoutCalls(recording, new Set([...told.keys()].filter((index) => told[index]?.[1])));
}

/** Whoever names the folder by `HEARD_CALLS` keeps what was heard. */
async function listenTo(files: readonly string[], stores: Stores): Promise<HeardCall[]> {
  const own = process.env.HEARD_CALLS;
  const folder = own ?? mkdtempSync(join(tmpdir(), 'hub-heard-'));
  process.env.HEARD_CALLS = folder;
  const { failed, faults } = await browserPart(stores, { files, limitMs: LISTEN_MS }, ['--workers=1']);
  if (failed) throw new Refusal('Journeys failed, so nothing is recorded:', ...faults);
  const parts = readdirSync(folder).map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as HeardCall[]);
  if (own === undefined) rmSync(folder, { recursive: true, force: true });
  return parts.flat().toSorted((one, other) => one.at - other.at);
}

/** What a second run on fresh data cannot say is left out, and told. */
async function prove(recording: Recording, stores: Stores): Promise<Recording> {
  let known = recording;
  for (let left = PROOFS; left > 0; left -= 1) {
    const [replayed = []] = await replayBeside([known], stores, UNBOUNDED);
    const failed = replayed.filter(({ index, status }) => status !== known.calls[index]?.status);
    for (const { faults } of failed) line('left out', faults.join('; '));
    known = withoutCalls(withShapes(known, replayed), new Set(failed.map(({ index }) => index)));
    if (failed.length === 0) return renamed(known);
  }
  throw new Refusal('What was heard is different each time.');
}
