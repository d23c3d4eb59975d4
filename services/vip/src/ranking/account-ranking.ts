import { Injectable } from '@nestjs/common';
import { Db } from '@hub/nest-kit/db';
import { Ranking } from './ranking.ts';
import { levelNow } from './said.ts';

const RANKING = `SELECT ${levelNow('?', '?')} AS ranking`;

/** By everything that is said of the account: one statement of three looks by key. */
@Injectable()
export class AccountRanking extends Ranking {
  constructor(private readonly db: Db) {
    super();
  }

  async of(gameId: string, partnerUid: string): Promise<number> {
    const account = [gameId, partnerUid];
    const [row] = await this.db.source.query<{ ranking: number | string }[]>(RANKING, [
      ...account,
      ...account,
      ...account,
    ]);
    return Number(row?.ranking ?? 0);
  }
}
