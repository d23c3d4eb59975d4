import { RECORDING } from '@hub/federation/recording-file';
import type { ReleaseClient } from '../release-client.ts';
import type { Recording } from './recording.ts';

const READ_MS = 20_000;

/** The recording that was published with the build which is live; null where that build has none. */
export async function liveRecording(
  client: Pick<ReleaseClient, 'area' | 'site'>,
  area: string,
): Promise<{ build: string; recording: Recording } | null> {
  const { live: build } = await client.area(area);
  if (!build) return null;
  const address = new URL(`/r/${area}/${build}/${RECORDING}`, client.site);
  const answer = await fetch(address, { signal: AbortSignal.timeout(READ_MS) });
  if (answer.status === 404) return null;
  if (!answer.ok) throw new Error(`${address.pathname} answered ${answer.status}`);
  return { build, recording: (await answer.json()) as Recording };
}
