import { generateKeyPairSync, randomBytes, type KeyObject } from 'node:crypto';
import { SignJWT, type JWTHeaderParameters, type JWTPayload } from 'jose';
import { unique } from '@hub/nest-kit/testing';
import { AddPartnerKey, type NewPartnerKey } from '../src/partner/add-partner-key.ts';
import type { PartnerAlgorithm } from '@hub/contracts/identity';
import type { TestIdentity } from './identity.factory.ts';

/** A game's key with the half that signs. */
export type SigningKey = { kid: string; gameId: string; alg: PartnerAlgorithm; sign: Uint8Array | KeyObject };

type Wanted = Partial<Omit<NewPartnerKey, 'key' | 'by'>> & { secret?: Uint8Array };

/** A game that no other test has. */
export const aGameId = () => `T${unique()}`;

function pairFor(
  alg: PartnerAlgorithm,
  secret?: Uint8Array,
): { sign: Uint8Array | KeyObject; key: Uint8Array | string } {
  if (alg === 'HS256') {
    const bytes = secret ?? new Uint8Array(randomBytes(32));
    return { sign: bytes, key: bytes };
  }
  const pair = alg === 'RS256' ? generateKeyPairSync('rsa', { modulusLength: 2048 }) : generateKeyPairSync('ed25519');
  return { sign: pair.privateKey, key: pair.publicKey.export({ type: 'spki', format: 'pem' }).toString() };
}

/** A key row made by the use case; the signing half stays with the test. */
export async function aPartnerKey(to: TestIdentity, wanted: Wanted = {}): Promise<SigningKey> {
  const gameId = wanted.gameId ?? aGameId();
  const kid = wanted.kid ?? `${gameId.toLowerCase()}-${unique()}`;
  const alg = wanted.alg ?? 'HS256';
  const { sign, key } = pairFor(alg, wanted.secret);
  const notBefore = wanted.notBefore ?? new Date(Date.now() - 60_000);
  await new AddPartnerKey(to.db, to.box).run({ ...wanted, kid, gameId, alg, key, notBefore, by: 'test' });
  return { kid, gameId, alg, sign };
}

export const nowS = () => Math.floor(Date.now() / 1000);

/** The claims a game would make; `undefined` leaves one out. */
export function partnerClaims(key: SigningKey, over: JWTPayload = {}): JWTPayload {
  const iat = (over.iat as number | undefined) ?? nowS();
  const claims: JWTPayload = {
    iss: `game:${key.gameId}`,
    aud: 'player-site',
    sub: 'uid-900001',
    jti: `t-${unique()}`,
    iat,
    exp: iat + 1800,
    game_id: key.gameId,
    server_id: 'tw_2001',
    role_id: '123456789',
    char_name: '測試角色',
    ...over,
  };
  return Object.fromEntries(Object.entries(claims).filter(([, value]) => value !== undefined));
}

/** A signed token of a game. */
export function aPartnerToken(
  key: SigningKey,
  claims: JWTPayload = {},
  header: Partial<JWTHeaderParameters> = {},
): Promise<string> {
  return new SignJWT(partnerClaims(key, claims))
    .setProtectedHeader({ alg: key.alg, typ: 'JWT', kid: key.kid, ...header })
    .sign(key.sign);
}
