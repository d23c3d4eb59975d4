import type { AreaReleaseView, ReleaseEventView, UncarriedArea } from '@hub/contracts/releases';
import type { ReleaseDetail } from './release-client.ts';

export function stateWords({ area, live, canary, service_release: service }: AreaReleaseView): string {
  if (service) return `${area.padEnd(10)} ${service.build} was released at ${service.at} by ${service.by}`;
  const trial = canary ? `, ${canary.build} for ${canary.share} % since ${canary.since}` : '';
  return `${area.padEnd(10)} ${live ?? 'nothing'} is live${trial}`;
}

function eventWords({ at, verb, build, share, by, reason, facts }: ReleaseEventView): string {
  const counted = facts
    ? `: ${facts.canary.failures} of ${facts.canary.mounts} mounts failed, live ${facts.live.failures} of ${facts.live.mounts}`
    : '';
  const shown = share === null ? '' : ` ${share} %`;
  return `  ${at}  ${verb.padEnd(8)} ${build}${shown}  ${by}${reason ? `: ${reason}` : ''}${counted}`;
}

/** What visitors get of areas whose live build a shell does not carry. */
export const uncarriedWords = (areas: readonly UncarriedArea[]): string[] =>
  areas.map(({ area, live, instead }) => {
    const then = instead ? `visitors get ${instead}, which was live before` : 'no build of it does: it rests';
    return `${area.padEnd(10)} ${live}, which is live, does not run on this shell; ${then}`;
  });

export function detailWords(detail: ReleaseDetail): string[] {
  const builds = detail.builds.flatMap(
    ({ build, published_at: at, by, needs, retired_at: retired, uncarried = [] }) => {
      const ranges = Object.entries(needs ?? {}).map((pair) => pair.join(' '));
      return [
        `  ${at}  ${build}  ${by}${ranges.length ? `  needs ${ranges.join(', ')}` : ''}${retired ? `  retired ${retired}` : ''}`,
        ...uncarriedWords(uncarried).map((line) => `    ${line}`),
      ];
    },
  );
  return [stateWords(detail), '', 'Published', ...builds, '', 'Changes', ...detail.events.map(eventWords)];
}
