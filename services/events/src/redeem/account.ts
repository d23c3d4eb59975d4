import type { PlayerPrincipal } from '@hub/contracts/shared';

export type Playing = Pick<PlayerPrincipal, 'uid' | 'server' | 'role'>;

/** Whose a redemption is: the account at the game, or the role where the game gives none. Stands in `account` columns. */
export const accountName = ({ uid, server, role }: Playing): string =>
  uid === '' ? `role:${server}:${role}` : `uid:${uid}`;
