import { gamesOf, type StaffPrincipal, type StaffRole } from '@hub/contracts/shared';
import { personalDataEditors, personalDataReaders } from '@hub/contracts/surveys';
import { Forbidden } from '@hub/nest-kit/http';

/** What a person has is at every game: whoever looks holds the role at all of them. */
const everywhere = (who: StaffPrincipal, roles: readonly StaffRole[]): boolean => gamesOf(who, roles) === '*';

export const mayEdit = (who: StaffPrincipal): boolean => everywhere(who, personalDataEditors);

export function mustRead(who: StaffPrincipal): void {
  if (!everywhere(who, personalDataReaders)) throw new Forbidden();
}

export function mustEdit(who: StaffPrincipal): void {
  mustRead(who);
  if (!mayEdit(who)) throw new Forbidden();
}
