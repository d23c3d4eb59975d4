import { Injectable } from '@nestjs/common';
import { Db } from '@hub/nest-kit/db';
import { Ranking } from './ranking.ts';

/** By the lists that games sent. */
@Injectable()
export class PushedRanking extends Ranking {
  constructor(private readonly db: Db) {
    super();
  }

  async of(gameId: string, partnerUid: string): Promise<number> {
    const [row] = await this.db.source.query<{ level: number }[]>(
      'SELECT level FROM vip_push WHERE game_id = ? AND partner_uid = ? AND (until IS NULL OR until >= NOW(3))',
      [gameId, partnerUid],
    );
    return row?.level ?? 0;
  }
}
