import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { chainStart } from '@hub/nest-kit/tokens';

export type TokenOwner = { chain: string; game: string; uid: string };

@Injectable()
export class IsRevoked {
  constructor(private readonly source: DataSource) {}

  /** A site token: its chain ended, or its account's tokens did after the chain began. */
  async run({ chain, game, uid }: TokenOwner): Promise<boolean> {
    return (await this.exists('chain', '', chain, 0)) || this.account(game, uid, chainStart(chain));
  }

  /** Anything an account got at this time (unix seconds). */
  async account(game: string, uid: string, issuedAt: number): Promise<boolean> {
    return this.exists('account', game, uid, issuedAt);
  }

  private async exists(scope: string, game: string, subject: string, issuedAt: number): Promise<boolean> {
    const rows: unknown[] = await this.source.query(
      'SELECT 1 FROM revocation WHERE scope = ? AND game_id = ? AND subject = ? AND not_before > FROM_UNIXTIME(?)',
      [scope, game, subject, Math.max(0, Math.floor(issuedAt))],
    );
    return rows.length > 0;
  }
}
