import type { PlayerPrincipal } from '@hub/contracts/shared';

/** Somebody at a game; `player` null: nobody knows by which account. */
export type Visitor = { game: string; player: Pick<PlayerPrincipal, 'uid' | 'role'> | null; ip: string };
