import { penaltyEditors, penaltyReaders, type SupportCode } from '@hub/contracts/support';
import { staffMay, type StaffPrincipal } from '@hub/contracts/shared';
import { AppError, Forbidden, withheld } from '@hub/nest-kit/http';

const refusal = (status: number, field: string, code: SupportCode) => new AppError(status, { [field]: { code } });

export const penaltyAbsent = () => refusal(404, 'noexist', 'PENALTY_NOEXIST');
export const penaltyNewer = () => refusal(409, 'msg', 'PENALTY_NEWER');
export const penaltyOver = () => refusal(409, 'msg', 'PENALTY_OVER');

/** Accounts of a game that somebody does not serve do not exist for them. */
export function mustSee(who: StaffPrincipal, game: string): void {
  if (!staffMay(who, penaltyReaders, game)) throw withheld(penaltyAbsent());
}

export function mustKeep(who: StaffPrincipal, game: string): void {
  mustSee(who, game);
  if (!staffMay(who, penaltyEditors, game)) throw new Forbidden();
}
