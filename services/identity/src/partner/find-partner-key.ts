import { Injectable } from '@nestjs/common';
import type { PartnerAlgorithm } from '@hub/contracts/identity';
import { importSPKI, type CryptoKey } from 'jose';
import { DataSource } from 'typeorm';
import { TokenRefused } from '@hub/nest-kit/tokens';
import { KeyBox } from '../keys/key-box.ts';
import { boxOf, PartnerKey } from './partner-key.entity.ts';

export type VerificationKey = { gameId: string; alg: PartnerAlgorithm; key: Uint8Array | CryptoKey };

/** The key behind a kid, ready to verify with; `TokenRefused` when there is none or its time is not now. */
@Injectable()
export class FindPartnerKey {
  constructor(
    private readonly source: DataSource,
    private readonly box: KeyBox,
  ) {}

  async run(kid: unknown, now: Date): Promise<VerificationKey> {
    const row = await this.rowOf(kid);
    if (!row) throw new TokenRefused('unknown kid');
    if (row.purpose !== 'token') throw new TokenRefused(`key ${row.kid} is not for tokens`);
    if (row.state !== 'live') throw new TokenRefused(`retired key ${row.kid}`);
    if (row.not_before > now) throw new TokenRefused(`key ${row.kid} is not valid yet`);
    if (row.expires_at && row.expires_at <= now) throw new TokenRefused(`key ${row.kid} has expired`);
    return { gameId: row.game_id, alg: row.alg, key: await this.keyOf(row) };
  }

  private async rowOf(kid: unknown): Promise<PartnerKey | null> {
    if (typeof kid !== 'string' || !/^[A-Za-z0-9._-]{1,64}$/.test(kid)) return null;
    return this.source.getRepository(PartnerKey).findOneBy({ kid });
  }

  private async keyOf(row: PartnerKey): Promise<Uint8Array | CryptoKey> {
    if (row.secret_box) return new Uint8Array(Buffer.from(this.box.open(row.secret_box, boxOf(row.kid)), 'base64url'));
    return importSPKI(row.public_key ?? '', row.alg);
  }
}
