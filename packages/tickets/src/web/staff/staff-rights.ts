import type { StaffMe } from '@hub/contracts/identity';

type Rights = Pick<StaffMe, 'roles'>;

const readers = ['agent', 'lead', 'auditor'];
const writers = ['agent', 'lead'];

const gamesWith = (me: Rights, roles: string[]) =>
  me.roles.filter(({ role }) => roles.includes(role)).map(({ game_id }) => game_id);

/** Only for what the page offers; the server decides anew at every call. */
export function maySeeGame(me: Rights, game: string): boolean {
  return gamesWith(me, readers).some((held) => held === '*' || held === game);
}

export function mayAnswerGame(me: Rights, game: string): boolean {
  return gamesWith(me, writers).some((held) => held === '*' || held === game);
}
