import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { chainStart } from '@hub/nest-kit/tokens';

export type TokenOwner = { chain: string; game: string; uid: string };

@Injectable()
export class IsRevoked {
  constructor(private readonly source: DataSource) {}

  /** A site token: its chain ended, or its account's tokens did after the chain began. */
  async run({ chain, game, uid }: TokenOwner): Promise<boolean> {
    return isOwnerRevoked(this.source, { chain, game, uid });
  }

  /** Anything an account got at this time (unix seconds). */
  async account(game: string, uid: string, issuedAt: number): Promise<boolean> {
    return exists(this.source, { scope: 'account', game, subject: uid, issuedAt });
  }
}

type Asked = Pick<EntityManager, 'query'>;
type Subject = { scope: 'account' | 'chain'; game: string; subject: string; issuedAt: number };

/** `lock`: of a transaction, which waits for one that ends the tokens at this moment. */
export async function isOwnerRevoked(from: Asked, { chain, game, uid }: TokenOwner, lock = ''): Promise<boolean> {
  const ended = await exists(from, { scope: 'chain', game: '', subject: chain, issuedAt: 0 }, lock);
  return ended || exists(from, { scope: 'account', game, subject: uid, issuedAt: chainStart(chain) }, lock);
}

async function exists(from: Asked, { scope, game, subject, issuedAt }: Subject, lock = ''): Promise<boolean> {
  const rows: unknown[] = await from.query(
    `SELECT 1 FROM revocation WHERE scope = ? AND game_id = ? AND subject = ? AND not_before > FROM_UNIXTIME(?) ${lock}`,
    [scope, game, subject, Math.max(0, Math.floor(issuedAt))],
  );
  return rows.length > 0;
}
