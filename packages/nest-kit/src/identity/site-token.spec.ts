import { decodeJwt, decodeProtectedHeader, SignJWT, type JWTPayload } from 'jose';
import { describe, expect, it } from 'vitest';
import {
  CHAIN_LIMIT_S,
  issueHandOverToken,
  issueMemberToken,
  issueSiteToken,
  issueTicketToken,
  readToken,
} from './site-token.ts';
import { TokenRefused, type TokenRings } from './site-token.ts';

const ring = (kid: string): TokenRings['S'] => [{ kid, key: new Uint8Array(32).fill(kid.charCodeAt(0)) }];
const rings: TokenRings = { S: ring('s'), K: ring('k') };
const player = { game: 'H73', uid: 'u1', server: 'tw_1', role: '1', name: '小測', inGameId: '1' };
const tokens = {
  S: await issueSiteToken(rings, player),
  M: issueMemberToken(rings, { member: 'm_70001' }).token,
  K: await issueTicketToken(rings, { desk: 'support', ticket: 10001, game: 'H73' }),
  D: await issueHandOverToken(rings, { desk: 'support', handOver: 1, game: 'H73', sender: null, key: null }),
};
type Kind = keyof typeof tokens;
const kinds = Object.keys(tokens) as Kind[];
const claimsOf = (kind: Kind): string[] => Object.keys(decodeJwt(tokens[kind]));

/** A token of ours with other claims, under our own signature. */
function signedAgain(kind: Kind, change: (claims: JWTPayload) => JWTPayload): Promise<string> {
  const { alg = '', typ = '', kid = '' } = decodeProtectedHeader(tokens[kind]);
  const { key } = (kind === 'S' || kind === 'M' ? rings.S : rings.K)[0];
  return new SignJWT(change(decodeJwt(tokens[kind]))).setProtectedHeader({ alg, typ, kid }).sign(key);
}

describe('a token of this site', () => {
  it.each(kinds)('(%s) is read as it was issued', async (kind) => {
    expect((await readToken(rings, await signedAgain(kind, (claims) => claims))).who.kind).toBe(kind);
  });

  it.each(kinds.flatMap((kind) => claimsOf(kind).map((claim) => [kind, claim] as const)))(
    '(%s) is refused without %s, though it is signed',
    async (kind, claim) => {
      const token = await signedAgain(kind, ({ [claim]: _, ...rest }) => rest);
      await expect(readToken(rings, token)).rejects.toThrow(TokenRefused);
    },
  );

  it.each(kinds)('(%s) is refused when it wants to live longer than one of its kind', async (kind) => {
    const old = await signedAgain(kind, (claims) => ({ ...claims, iat: claims.iat! - 3 * 3600, exp: claims.exp! * 2 }));
    await expect(readToken(rings, old)).rejects.toThrow(TokenRefused);
    const chained = await signedAgain(kind, (claims) => ({ ...claims, start: claims.iat! - CHAIN_LIMIT_S - 1 }));
    await expect(readToken(rings, chained)).rejects.toThrow(TokenRefused);
  });
});
