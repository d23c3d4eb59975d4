import type { UncarriedArea } from './uncarried-area.ts';
import type { AreaReleaseView, BuildView, MoveVerb } from './views.ts';

type Shown = Pick<AreaReleaseView, 'live' | 'canary'> & { builds: readonly BuildView[] };

/** Which build a move without one is about; undefined where none of `builds` is. */
export function buildOfMove({ live, canary, builds }: Shown, verb: MoveVerb): string | undefined {
  if (verb === 'promote' || verb === 'stop') return canary?.build;
  const earlier = builds.filter((row) => row.last_live_at && !row.retired_at && row.build !== live);
  const [last] = earlier.sort((one, other) => (one.last_live_at! < other.last_live_at! ? 1 : -1));
  return verb === 'rollback' ? last?.build : (live ?? undefined);
}

/** What areas lose by a move of the shell that shows this build. */
export const uncarriedBy = ({ builds }: Pick<Shown, 'builds'>, build: string | undefined): readonly UncarriedArea[] =>
  builds.find((row) => row.build === build)?.uncarried ?? [];

export const restingOf = (areas: readonly UncarriedArea[]): string[] =>
  areas.filter(({ instead }) => instead === null).map(({ area }) => area);
