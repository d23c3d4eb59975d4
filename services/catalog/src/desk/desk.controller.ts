import { Controller, Get, Param, Query } from '@nestjs/common';
import type { DeskSettingsView, TopupGameView } from '@hub/contracts/catalog';
import { languageFor } from '@hub/contracts/shared';
import { CurrentService } from '@hub/nest-kit/http';
import { FindGames } from '../games/find-games.ts';
import { topupGameView } from './desk-settings.view.ts';
import { FindDeskSettings } from './find-desk-settings.ts';

@Controller('internal/games')
export class DeskController {
  constructor(
    private readonly settings: FindDeskSettings,
    private readonly games: FindGames,
  ) {}

  /** `token=1`: with the question types that only in-game players get. `language`: of its words. */
  @Get(':game_id/desk')
  async desk(
    @CurrentService() _from: string,
    @Param('game_id') gameId: string,
    @Query('token') token: string | undefined,
    @Query('language') language: string | undefined,
  ): Promise<DeskSettingsView> {
    return { game: await this.settings.run(gameId, { inGame: token === '1', language: languageFor(language) }) };
  }

  @Get(':game_id/topup')
  async topup(
    @CurrentService() _from: string,
    @Param('game_id') gameId: string,
    @Query('language') language: string | undefined,
  ): Promise<TopupGameView> {
    const game = await this.games.one(gameId);
    return { game: game && topupGameView(game, languageFor(language)) };
  }
}
