import type { StaffMe } from '@hub/contracts/identity';
import type { StaffRole } from '@hub/contracts/shared';
import { ticketReaders, ticketWriters } from '@hub/contracts/tickets';

type Rights = Pick<StaffMe, 'roles'>;

const gamesWith = (me: Rights, roles: readonly StaffRole[]) =>
  me.roles.filter((held) => roles.some((role) => role === held.role)).map(({ game_id }) => game_id);

/** Only for what the page offers; the server decides anew at every call. */
export function maySeeGame(me: Rights, game: string): boolean {
  return gamesWith(me, ticketReaders).some((held) => held === '*' || held === game);
}

export function mayAnswerGame(me: Rights, game: string): boolean {
  return gamesWith(me, ticketWriters).some((held) => held === '*' || held === game);
}
