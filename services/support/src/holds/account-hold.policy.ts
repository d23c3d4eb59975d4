import { staffMay, type StaffWho } from '@hub/contracts/shared';
import { holdKeepers, ticketReaders } from '@hub/contracts/tickets';
import { AppError, Forbidden, withheld } from '@hub/nest-kit/http';

/** Accounts of a game that somebody does not serve do not exist for them. */
export function mustSee(who: StaffWho, game: string): void {
  if (!staffMay(who, ticketReaders, game)) throw withheld(new AppError(404, { noexist: { code: 'ACCOUNT_NOEXIST' } }));
}

export function mustHold(who: StaffWho, game: string): void {
  mustSee(who, game);
  if (!staffMay(who, holdKeepers, game)) throw new Forbidden();
}
