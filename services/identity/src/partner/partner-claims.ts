import type { JWTPayload } from 'jose';
import { codePoints, MACHINE_ID, type PlayerPrincipal } from '@hub/contracts/shared';
import { TokenRefused } from '@hub/nest-kit/tokens';

export const TOKEN_LIFE_S = 3600;
const NAME_POINTS = 64;

const ACCOUNT = /^[\x21-\x7e]{1,64}$/;
const TOKEN_ID = /^[\x21-\x7e]{1,128}$/;
/** Control characters, line separators, overriding text direction and halves of characters; joiners of emoji pass. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;

export type ProvenPlayer = Omit<PlayerPrincipal, 'kind' | 'chain'>;
export type PartnerToken = { player: ProvenPlayer; issuedAt: number };

/** What a proven token says about the player; `TokenRefused` for a missing, foreign or senseless claim. */
export function readPartnerClaims(claims: JWTPayload, gameId: string): PartnerToken {
  if (claims.game_id !== gameId) throw new TokenRefused('game_id is not the game of the key');
  text(claims, 'jti', TOKEN_ID);
  const issuedAt = seconds(claims, 'iat');
  const life = seconds(claims, 'exp') - issuedAt;
  if (life <= 0 || life > TOKEN_LIFE_S) throw new TokenRefused(`exp - iat is ${life} s`);
  const role = text(claims, 'role_id', MACHINE_ID);
  const player: ProvenPlayer = {
    game: gameId,
    uid: text(claims, 'sub', ACCOUNT),
    server: text(claims, 'server_id', MACHINE_ID),
    role,
    name: name(claims.char_name),
    inGameId: claims.in_game_id === undefined ? role : text(claims, 'in_game_id', MACHINE_ID),
  };
  return { player, issuedAt };
}

function text(claims: JWTPayload, claim: string, shape: RegExp): string {
  const value = claims[claim];
  if (typeof value !== 'string' || !shape.test(value)) throw new TokenRefused(`${claim} is missing or malformed`);
  return value;
}

function seconds(claims: JWTPayload, claim: 'iat' | 'exp'): number {
  const value = claims[claim];
  if (!Number.isFinite(value)) throw new TokenRefused(`${claim} is missing or malformed`);
  return value as number;
}

/** Empty is a name: a role that was made a minute ago may have none yet. */
function name(value: unknown): string {
  if (typeof value !== 'string') throw new TokenRefused('char_name is missing');
  if (codePoints(value) > NAME_POINTS) throw new TokenRefused('char_name is too long');
  if (UNPRINTABLE.test(value)) throw new TokenRefused('char_name holds a control character');
  return value;
}
