import { staffMay, type StaffPrincipal } from '@hub/contracts/shared';
import { ticketWriters } from '@hub/contracts/tickets';
import type { Colleagues } from '../colleagues/colleagues.ts';

/** A job may begin long after it was asked for. Throws while identity is away; the job is then tried again. */
export async function rightsNow(
  colleagues: Colleagues,
  who: StaffPrincipal,
  games: readonly string[],
): Promise<StaffPrincipal> {
  const served = await Promise.all(
    games.map(async (game) => ((await colleagues.of(game)).some(({ id }) => id === who.id) ? [game] : [])),
  );
  const rolesAt = (game: string) =>
    who.roles
      .filter((held) => staffMay({ ...who, roles: [held] }, ticketWriters, game))
      .map(({ role }) => ({ role, game }));
  return { ...who, roles: served.flat().flatMap(rolesAt) };
}
