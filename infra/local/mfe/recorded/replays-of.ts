import { provideTestStores } from '../../stores/test-stores.ts';
import type { Replay } from '../release-service.ts';
import { servicesOfTheSite } from '../services-of-the-site.ts';
import { shownRecordings, type Shown, type Site } from './live-recording.ts';
import { isOwnPath } from './own-paths.ts';
import { BOUNDS } from './replay-calls.ts';
import { replayBeside } from './replay-beside.ts';
import { judgedCalls } from './judged-calls.ts';
import { lineOf, type RecordedCall } from './recording.ts';

/**
 * What builds that visitors are shown were recorded to ask of a service, made once more to this tree's on a database of its own:
 * the calls of its own remote, or of all where it has none. What they ask of others is made as well, and judged when those are released.
 */
export async function replaysOf(client: Site, service: string, passOver?: readonly string[]): Promise<Replay[]> {
  const isOwn = isOwnPath(service);
  const isJudged = (call: RecordedCall) => isOwn(lineOf(call).path);
  const { areas } = await client.areas();
  const asking = servicesOfTheSite().includes(service) ? areas.map(({ area }) => area) : [service];
  const found = await shownRecordings(client, asking, passOver);
  const unread = found.unread.map((one) => ({ ...one, calls: 0, faults: [] }));
  const shown = found.shown.filter(({ recording }) => recording.calls.some(isJudged));
  if (shown.length === 0) return unread;
  const stores = await provideTestStores();
  const replays: Replay[] = unread;
  for (const group of apart(shown)) {
    const recordings = group.map(({ recording }) => recording);
    const replayed = await replayBeside(recordings, stores, { ...BOUNDS, isJudged });
    for (const [at, { area, build, recording }] of group.entries()) {
      replays.push({ area, build, ...judgedCalls(recording, replayed[at] ?? [], isJudged) });
    }
  }
  return replays;
}

/** Two builds of one area make the same things: each has a site of its own. */
function apart(shown: readonly Shown[]): Shown[][] {
  const isFirst = ({ area }: Shown, at: number) => shown.findIndex((one) => one.area === area) === at;
  const groups = [shown.filter(isFirst), shown.filter((one, at) => !isFirst(one, at))];
  return groups.filter((group) => group.length > 0);
}
