import { Injectable } from '@nestjs/common';
import { createPublicKey } from 'node:crypto';
import { KEY_NAME, type PartnerAlgorithm, type PartnerKeyPurpose } from '@hub/contracts/identity';
import { namedObject } from '@hub/nest-kit/audit';
import { Db, type Tx } from '@hub/nest-kit/db';
import { KeyBox } from '../keys/key-box.ts';
import { boxOf, PartnerKey } from './partner-key.entity.ts';

/** Of one purpose: one to sign, one to change over to. */
export const LIVE_KEYS = 2;
export const SECRET_BYTES = 32;
const RSA_BITS = 2048;

export type NewPartnerKey = {
  kid: string;
  gameId: string;
  purpose?: PartnerKeyPurpose;
  alg: PartnerAlgorithm;
  /** The shared secret (HS256), at least 32 bytes, or the public key in PEM. */
  key: Uint8Array | string;
  notBefore?: Date;
  expiresAt?: Date;
  by: string;
};

/** A key that a game may not have. */
@Injectable()
export class PartnerKeyRefused extends Error {}

/** Gives a game a key; `PartnerKeyRefused` when it is weak or the game has two live ones already. */
@Injectable()
export class AddPartnerKey {
  constructor(
    private readonly db: Db,
    private readonly box: KeyBox,
  ) {}

  async run(added: NewPartnerKey): Promise<void> {
    if (!KEY_NAME.test(added.kid)) throw new PartnerKeyRefused('a kid is 1 to 64 letters, digits, dots, hyphens');
    const purpose = added.purpose ?? 'token';
    const material = this.materialOf(added);
    await this.db.runTx(async (tx) => {
      if (!(await hasRoom(tx, added.gameId, purpose)))
        throw new PartnerKeyRefused(`${added.gameId} has ${LIVE_KEYS} live keys`);
      await tx.manager.insert(PartnerKey, {
        kid: added.kid,
        game_id: added.gameId,
        purpose,
        alg: added.alg,
        ...material,
        not_before: added.notBefore ?? (() => 'CURRENT_TIMESTAMP(3)'),
        expires_at: added.expiresAt ?? null,
      });
      await tx.audit({
        actor_kind: 'system',
        actor: added.by,
        action: 'partner-key-added',
        game_id: added.gameId,
        ...namedObject('kid', added.kid, { purpose, alg: added.alg }),
        rid: '',
        address: '',
      });
    });
  }

  private materialOf({ alg, key, kid, purpose }: NewPartnerKey): Pick<PartnerKey, 'secret_box' | 'public_key'> {
    if (purpose === 'link' && (alg !== 'HS256' || typeof key === 'string'))
      throw new PartnerKeyRefused('a link is signed with HS256');
    if (typeof key === 'string') {
      demandPublicKey(alg, key);
      return { secret_box: null, public_key: key };
    }
    if (alg !== 'HS256') throw new PartnerKeyRefused(`${alg} needs a public key in PEM`);
    if (key.length < SECRET_BYTES) throw new PartnerKeyRefused(`a secret has at least ${SECRET_BYTES} bytes`);
    return { secret_box: this.box.seal(Buffer.from(key).toString('base64url'), boxOf(kid)), public_key: null };
  }
}

/** Throws `PartnerKeyRefused`, or what the reading of a senseless PEM throws. */
export function demandPublicKey(alg: PartnerAlgorithm, pem: string): void {
  if (!pem.includes('BEGIN PUBLIC KEY')) throw new PartnerKeyRefused('a public key in PEM (SPKI) is needed');
  const key = createPublicKey(pem);
  const bits = key.asymmetricKeyDetails?.modulusLength ?? 0;
  const fits =
    alg === 'RS256' ? key.asymmetricKeyType === 'rsa' && bits >= RSA_BITS : key.asymmetricKeyType === 'ed25519';
  if (!fits || alg === 'HS256') throw new PartnerKeyRefused(`this key is not one for ${alg}`);
}

export async function hasRoom(tx: Tx, gameId: string, purpose: PartnerKeyPurpose): Promise<boolean> {
  const live: { id: number }[] = await tx.manager.query(
    `SELECT id FROM partner_key WHERE game_id = ? AND purpose = ? AND state = 'live'
        AND (expires_at IS NULL OR expires_at > NOW(3)) FOR UPDATE`,
    [gameId, purpose],
  );
  return live.length < LIVE_KEYS;
}
