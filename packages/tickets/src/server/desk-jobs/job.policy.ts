import { gamesOf, type StaffPrincipal } from '@hub/contracts/shared';
import { jobOverseers } from '@hub/contracts/jobs';
import { jobReaders } from '@hub/contracts/tickets';
import { Forbidden } from '@hub/nest-kit/http';

/** Whose work somebody follows: their own, and everybody's at these games; null where it is their own alone. */
export type JobScope = { staff: number; games: string[] | '*' | null };

/** `Forbidden` for who has nothing done in the background. */
export function jobScope(who: StaffPrincipal): JobScope {
  const games = who.owner ? '*' : gamesOf(who, jobOverseers);
  if (games.length === 0 && gamesOf(who, jobReaders).length === 0) throw new Forbidden();
  return { staff: who.id, games: games.length === 0 ? null : games };
}

/** What the worker keeps is nobody's own. */
export function mustOversee(who: StaffPrincipal): void {
  if (jobScope(who).games === null) throw new Forbidden();
}
