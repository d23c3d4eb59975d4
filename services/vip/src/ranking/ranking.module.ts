import { Feature } from '@hub/nest-kit/app';
import { PushedRanking } from './pushed-ranking.ts';
import { Ranking } from './ranking.ts';

/** Who is VIP. */
@Feature({ providers: [{ provide: Ranking, useClass: PushedRanking }], exports: [Ranking] })
export class RankingModule {}
