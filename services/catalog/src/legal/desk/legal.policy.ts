import { legalEditors, legalReaders } from '@hub/contracts/catalog';
import { gamesOf, type StaffPrincipal } from '@hub/contracts/shared';
import { Forbidden } from '@hub/nest-kit/http';

/** The text is for every game, so it wants a role at every game. */
export const mayEditLegal = (who: StaffPrincipal): boolean => gamesOf(who, legalEditors) === '*';

/** Throws `Forbidden`. */
export function demandLegalReader(who: StaffPrincipal): void {
  if (gamesOf(who, legalReaders) !== '*') throw new Forbidden();
}

/** Throws `Forbidden`. */
export function demandLegalEditor(who: StaffPrincipal): void {
  if (!mayEditLegal(who)) throw new Forbidden();
}
