import { decodeProtectedHeader, errors, jwtVerify, type JWTPayload } from 'jose';
import { TokenRefused } from '@hub/nest-kit/tokens';
import type { FindPartnerKey, VerificationKey } from './find-partner-key.ts';
import { readPartnerClaims, TOKEN_LIFE_S, type PartnerToken } from './partner-claims.ts';

const AUDIENCE = 'player-site';
const SKEW_S = 60;
const NEEDED = ['iss', 'aud', 'sub', 'jti', 'iat', 'exp', 'game_id', 'server_id', 'role_id', 'char_name'];

/**
 * Of the header only the kid is used: our table says which game, algorithm and key. `TokenRefused` is for the log
 * alone.
 */
export class ReadPartnerToken {
  constructor(
    private readonly findKey: FindPartnerKey,
    private readonly clock: () => number = Date.now,
  ) {}

  async run(token: string): Promise<PartnerToken> {
    try {
      const now = new Date(this.clock());
      const key = await this.findKey.run(kidOf(token), now);
      return readPartnerClaims(await claimsOf(token, key, now), key.gameId);
    } catch (error) {
      if (error instanceof errors.JOSEError) throw new TokenRefused(error.message);
      throw error;
    }
  }
}

function kidOf(token: string): unknown {
  const { typ, kid } = headerOf(token);
  if (typ !== undefined && String(typ).toUpperCase() !== 'JWT') throw new TokenRefused('typ is not JWT');
  return kid;
}

function headerOf(token: string): { typ?: unknown; kid?: unknown } {
  try {
    return decodeProtectedHeader(token);
  } catch {
    throw new TokenRefused('not a token');
  }
}

async function claimsOf(token: string, { alg, gameId, key }: VerificationKey, now: Date): Promise<JWTPayload> {
  const { payload } = await jwtVerify(token, key, {
    algorithms: [alg],
    issuer: `game:${gameId}`,
    audience: AUDIENCE,
    clockTolerance: SKEW_S,
    maxTokenAge: TOKEN_LIFE_S,
    currentDate: now,
    requiredClaims: NEEDED,
  });
  return payload;
}
