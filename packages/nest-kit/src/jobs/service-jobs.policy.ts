import { jobOverseers } from '@hub/contracts/jobs';
import { staffMay, type StaffPrincipal } from '@hub/contracts/shared';
import { Forbidden } from '../http/app-error.ts';

/** Work of a service that is of no desk belongs to no game: everybody's is seen by who oversees all of them. */
export const overseesAll = (who: StaffPrincipal): boolean => who.owner === true || staffMay(who, jobOverseers, '*');

/** Somebody who may do nothing here at all has nothing done in the background. */
export function mustWorkHere(who: StaffPrincipal): void {
  if (!who.owner && who.roles.length === 0) throw new Forbidden();
}

export function mustOverseeAll(who: StaffPrincipal): void {
  if (!overseesAll(who)) throw new Forbidden();
}
