import { staffMay, type StaffPrincipal } from '@hub/contracts/shared';
import { holdEditors, ticketReaders } from '@hub/contracts/tickets';
import type { SupportCode } from '@hub/contracts/support';
import { AppError, Forbidden, withheld } from '@hub/nest-kit/http';

const refusal = (status: number, field: string, code: SupportCode) => new AppError(status, { [field]: { code } });

/** Somebody held it anew since it was read. */
export const holdNewer = () => refusal(409, 'msg', 'HOLD_NEWER');

/** A request about personal data holds it; the desk of those requests lets it go. */
export const holdOfRequest = () => refusal(409, 'msg', 'HOLD_OF_REQUEST');

/** Accounts of a game that somebody does not serve do not exist for them. */
export function mustSee(who: StaffPrincipal, game: string): void {
  if (!staffMay(who, ticketReaders, game)) throw withheld(refusal(404, 'noexist', 'ACCOUNT_NOEXIST'));
}

export function mustHold(who: StaffPrincipal, game: string): void {
  mustSee(who, game);
  if (!staffMay(who, holdEditors, game)) throw new Forbidden();
}
