import { jobOverseers } from '@hub/contracts/jobs';
import { staffMay, type StaffPrincipal } from '@hub/contracts/shared';
import { Forbidden } from '../http/app-error.ts';

export const overseesAll = (who: StaffPrincipal): boolean => who.owner === true || staffMay(who, jobOverseers, '*');

export function mustWorkHere(who: StaffPrincipal): void {
  if (!who.owner && who.roles.length === 0) throw new Forbidden();
}

export function mustOverseeAll(who: StaffPrincipal): void {
  if (!overseesAll(who)) throw new Forbidden();
}
