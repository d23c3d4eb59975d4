import { RECORDING } from '@hub/federation/recording-file';
import type { ReleaseClient } from '../release-client.ts';
import type { Recording } from './recording.ts';

const READ_MS = 20_000;
type Site = Pick<ReleaseClient, 'area' | 'areas' | 'site'>;
export type Shown = { area: string; build: string; recording: Recording };

/** What was published with the builds of these areas that visitors are shown, those which are live first; a build that says nothing is left out. */
export async function shownRecordings(client: Site, areas: readonly string[]): Promise<Shown[]> {
  const states = (await client.areas()).areas.filter(({ area }) => areas.includes(area));
  const shown = [
    ...states.map(({ area, live }) => ({ area, build: live })),
    ...states.map(({ area, canary }) => ({ area, build: canary?.build ?? null })),
  ];
  const found: Shown[] = [];
  for (const { area, build } of shown) {
    const recording = build && (await recordingAt(client.site, area, build));
    if (recording) found.push({ area, build, recording });
  }
  return found;
}

async function recordingAt(site: string, area: string, build: string): Promise<Recording | null> {
  const address = new URL(`/r/${area}/${build}/${RECORDING}`, site);
  const answer = await fetch(address, { signal: AbortSignal.timeout(READ_MS) });
  if (answer.status === 404) return null;
  if (!answer.ok) throw new Error(`${address.pathname} answered ${answer.status}`);
  return (await answer.json()) as Recording;
}
