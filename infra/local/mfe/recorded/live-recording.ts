import { RECORDING } from '@hub/federation/recording-file';
import { recordingShapeFaults } from '@hub/federation/recording-shape';
import type { ReleaseClient } from '../release-client.ts';
import type { Recording } from './recording.ts';

const READ_MS = 20_000;
export type Site = Pick<ReleaseClient, 'areas' | 'site'>;
export type Shown = { area: string; build: string; recording: Recording };
/** `unread`: why what was published is no recording. */
export type Unread = { area: string; build: string; unread: string };

/** What was published with the builds of these areas that visitors are shown, those which are live first; a build that says nothing is left out. */
export async function shownRecordings(
  client: Site,
  areas: readonly string[],
): Promise<{ shown: Shown[]; unread: Unread[] }> {
  const states = (await client.areas()).areas.filter(({ area }) => areas.includes(area));
  const builds = [
    ...states.map(({ area, live }) => ({ area, build: live })),
    ...states.map(({ area, canary }) => ({ area, build: canary?.build ?? null })),
  ];
  const shown: Shown[] = [];
  const unread: Unread[] = [];
  for (const { area, build } of builds) {
    const text = build && (await recordingAt(client.site, area, build));
    if (!build || text === null) continue;
    const [fault] = recordingShapeFaults(area, text);
    if (fault === undefined) shown.push({ area, build, recording: JSON.parse(text) as Recording });
    else unread.push({ area, build, unread: fault });
  }
  return { shown, unread };
}

async function recordingAt(site: string, area: string, build: string): Promise<string | null> {
  const address = new URL(`/r/${area}/${build}/${RECORDING}`, site);
  const answer = await fetch(address, { signal: AbortSignal.timeout(READ_MS) });
  if (answer.status === 404) return null;
  if (!answer.ok) throw new Error(`${address.pathname} answered ${answer.status}`);
  return answer.text();
}
