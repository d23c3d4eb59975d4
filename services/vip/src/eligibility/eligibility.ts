import { Injectable } from '@nestjs/common';
import { Ranking } from '../ranking/ranking.ts';
import { ReportWhitelist } from './report-whitelist.ts';
import type { Visitor } from './visitor.ts';

export type Standing = { ranking: number; whitelisted: boolean };

/** Who is served here. */
@Injectable()
export class Eligibility {
  constructor(
    private readonly ranking: Ranking,
    private readonly whitelist: ReportWhitelist,
  ) {}

  /** Who is on the whitelist is let in as the lowest rank is. Both are always asked: the time says nothing of the answer. */
  async of(visitor: Visitor): Promise<Standing> {
    const { game, player } = visitor;
    const [ranking, whitelisted] = await Promise.all([
      player ? this.ranking.of(game, player.uid) : 0,
      this.whitelist.has(visitor),
    ]);
    return { ranking: whitelisted ? Math.max(ranking, 1) : ranking, whitelisted };
  }
}
