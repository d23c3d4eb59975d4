import type { StaffMe } from '@hub/contracts/identity';

const readers = ['agent', 'lead', 'auditor'];
const writers = ['agent', 'lead'];

const gamesWith = (me: StaffMe, roles: string[]) =>
  me.roles.filter(({ role }) => roles.includes(role)).map(({ game_id }) => game_id);

/** Only for what the page offers; the server decides anew at every call. */
export function maySeeGame(me: StaffMe, game: string): boolean {
  return gamesWith(me, readers).some((held) => held === '*' || held === game);
}

export function mayAnswerGame(me: StaffMe, game: string): boolean {
  return gamesWith(me, writers).some((held) => held === '*' || held === game);
}
