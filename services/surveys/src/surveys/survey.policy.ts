import { surveyEditors, surveyReaders } from '@hub/contracts/surveys';
import { gamesOf, staffMay, type StaffPrincipal, type StaffRole } from '@hub/contracts/shared';
import { Forbidden, withheld, type AppError } from '@hub/nest-kit/http';
import { surveyAbsent } from './survey.errors.ts';

/** The games whose surveys somebody may see; throws for none. */
export function gamesSeen(who: StaffPrincipal): string[] | '*' {
  const games = gamesOf(who, surveyReaders);
  if (games.length === 0) throw new Forbidden();
  return games;
}

/** What belongs to a game that somebody has nothing to do with is not there for them. */
export function mustSee(who: StaffPrincipal, game: string | undefined, absent: () => AppError = surveyAbsent): void {
  if (game === undefined) throw absent();
  if (!staffMay(who, surveyReaders, game)) throw withheld(absent());
}

export function mustEdit(
  who: StaffPrincipal,
  game: string | undefined,
  editors: readonly StaffRole[] = surveyEditors,
  absent: () => AppError = surveyAbsent,
): void {
  mustSee(who, game, absent);
  if (!staffMay(who, editors, game ?? '')) throw new Forbidden();
}
