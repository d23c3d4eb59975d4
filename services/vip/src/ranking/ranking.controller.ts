import { Controller, Get, Query } from '@nestjs/common';
import { CurrentService, yup } from '@hub/nest-kit/http';
import { object, string, type InferType } from 'yup';
import { Ranking } from './ranking.ts';

const accountQuery = object({ game: string().max(32).required(), uid: string().max(64).default('') });

/** For our other services. */
@Controller('internal/ranking')
export class RankingController {
  constructor(private readonly ranking: Ranking) {}

  @Get()
  async of(
    @CurrentService() _: string,
    @Query(yup(accountQuery)) { game, uid }: InferType<typeof accountQuery>,
  ): Promise<{ ranking: number }> {
    return { ranking: await this.ranking.of(game, uid) };
  }
}
