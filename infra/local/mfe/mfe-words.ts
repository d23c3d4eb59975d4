import type { AreaReleaseView, MountCount, MoveVerb, ReleaseEventView, UncarriedArea } from '@hub/contracts/releases';
import { withoutControlCharacters } from '@hub/contracts/shared';
import type { ReleaseDetail } from './release-client.ts';

export function stateWords({ area, revision, live, canary, service_release: service }: AreaReleaseView): string {
  if (service) return `${area.padEnd(10)} ${service.build} was released at ${service.at} by ${service.by}`;
  const trial = canary ? `, ${canary.build} for ${canary.share} % since ${canary.since}` : '';
  return `${area.padEnd(10)} ${live ?? 'nothing'} is live${trial} (revision ${revision})`;
}

/** Where nothing is live no share holds: there is no other build for the rest of the visitors. */
export const atOnceWords = (before: AreaReleaseView, { area, live }: AreaReleaseView): string[] =>
  before.live === null && live
    ? [`${area.padEnd(10)} nothing was live before, so ${live} is for everybody at once`]
    : [];

type Trial = NonNullable<ReleaseEventView['facts']>;

const countWords = ({ failures, mounts }: MountCount): string => `${failures} of ${mounts} mounts failed`;

/** How a trial does beside what is live. */
export const trialWords = ({ canary, live }: Trial): string =>
  canary.mounts === 0 ? 'nobody opened it' : `${countWords(canary)}, live ${countWords(live)}`;

/** That the last trial of a build was stopped, and why; null where anything else was done with it since. */
export function stoppedWords({ events }: Pick<ReleaseDetail, 'events'>, build: string): string | null {
  const last = events.find((event) => event.build === build && event.verb !== 'publish');
  if (last?.verb !== 'stop') return null;
  const why = last.facts ? countWords(last.facts.canary) : printable(last.reason);
  return `${build} was stopped at ${last.at} by ${last.by}${why ? `: ${why}` : ''}`;
}

/** Of rows from before a reason was cleaned where it is taken. */
export const printable = (text: string): string => withoutControlCharacters(text, ' ');

function eventWords({ at, verb, build, share, by, reason, facts }: ReleaseEventView): string {
  const counted = facts ? `: ${trialWords(facts)}` : '';
  const shown = share === null ? '' : ` ${share} %`;
  const why = reason ? `: ${printable(reason)}` : '';
  return `  ${at}  ${verb.padEnd(8)} ${build}${shown}  ${by}${why}${counted}`;
}

/** What areas lose by a move of the shell; without a build, by the one that the move is about. */
export function lostBy(
  { canary, builds, back }: ReleaseDetail,
  verb: MoveVerb,
  build?: string,
): readonly UncarriedArea[] {
  if (verb === 'rollback' && !build) return back?.uncarried ?? [];
  if (verb === 'stop' || verb === 'retire') return [];
  return builds.find((row) => row.build === (build ?? canary?.build))?.uncarried ?? [];
}

/** What visitors get of areas whose live build a shell does not carry. */
export const uncarriedWords = (areas: readonly UncarriedArea[]): string[] =>
  areas.map(({ area, live, instead, resting }) => {
    const rests = resting ? 'nor does any other build of it: it rests already' : 'no build of it does: it rests';
    const then = instead ? `visitors get ${instead}, which was live before` : rests;
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
  const counted = detail.mounts.map(({ build, ...count }) => `  ${build}  ${countWords(count)}`);
  const hour = counted.length ? counted : ['  nobody came'];
  return [
    stateWords(detail),
    '',
    'Last hour',
    ...hour,
    '',
    'Published',
    ...builds,
    '',
    'Changes',
    ...detail.events.map(eventWords),
  ];
}
