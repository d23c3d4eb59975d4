import type { AreaReleaseView, ReleaseEventView } from '@hub/contracts/releases';
import type { ReleaseDetail } from './release-client.ts';

export function stateWords({ area, live, canary }: AreaReleaseView): string {
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

export function detailWords(detail: ReleaseDetail): string[] {
  const builds = detail.builds.map(({ build, published_at: at, by, needs, retired_at: retired }) => {
    const ranges = Object.entries(needs ?? {}).map((pair) => pair.join(' '));
    return `  ${at}  ${build}  ${by}${ranges.length ? `  needs ${ranges.join(', ')}` : ''}${retired ? `  retired ${retired}` : ''}`;
  });
  return [stateWords(detail), '', 'Published', ...builds, '', 'Changes', ...detail.events.map(eventWords)];
}
