import { RECORDING } from '@hub/federation/recording-file';
import { recordingShapeFaults } from '@hub/federation/recording-shape';
import type { ReleaseClient } from '../release-client.ts';
import type { Recording } from './recording.ts';

const READ_MS = 20_000;
export type Site = Pick<ReleaseClient, 'areas' | 'site'>;
export type Shown = { area: string; build: string; recording: Recording };
/** `unread`: why what was published is no recording, or is not looked at. */
export type Unread = { area: string; build: string; unread: string };

/**
 * What was published with the builds of these areas that visitors are shown, those which are live first; a build that says nothing is left out.
 * `passOver`: areas whose recordings are not read. Throws where the site has no such area.
 */
export async function shownRecordings(
  client: Site,
  areas: readonly string[],
  passOver: readonly string[] = [],
): Promise<{ shown: Shown[]; unread: Unread[] }> {
  const states = (await client.areas()).areas.filter(({ area }) => areas.includes(area));
  const unknown = passOver.filter((name) => !states.some(({ area }) => area === name));
  if (unknown.length > 0) throw new Error(`nobody asks as ${unknown.join(', ')}, so it cannot be passed over`);
  const builds = [
    ...states.map(({ area, live }) => ({ area, build: live })),
    ...states.map(({ area, canary }) => ({ area, build: canary?.build ?? null })),
  ];
  const shown: Shown[] = [];
  const unread: Unread[] = [];
  for (const { area, build } of builds) {
    if (!build) continue;
    if (passOver.includes(area)) {
      unread.push({ area, build, unread: 'as --pass-over says' });
      continue;
    }
    const text = await recordingAt(client.site, area, build);
    if (text === null) continue;
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
