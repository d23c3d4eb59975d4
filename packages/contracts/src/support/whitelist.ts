import { array, mixed, object, string, type InferType } from 'yup';
import type { PlayerPrincipal } from '../shared/principal.ts';

export const askWhitelistBody = object({
  games: array(string().max(32).required()).max(100).required(),
  ip: string().max(64).default(''),
  /** As the gateway signed it; null for who came without a token. */
  player: mixed<Pick<PlayerPrincipal, 'game' | 'uid' | 'role'>>().nullable().default(null),
});
export type AskWhitelistBody = InferType<typeof askWhitelistBody>;
export type WhitelistedView = { whitelisted: boolean };
