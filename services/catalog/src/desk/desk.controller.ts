import { Controller, Get, Param, Query } from '@nestjs/common';
import type { DeskSettingsView } from '@hub/contracts/catalog';
import { CurrentService } from '@hub/nest-kit/http';
import { FindDeskSettings } from './find-desk-settings.ts';

/** For the desks of support and VIP. */
@Controller('internal/games')
export class DeskController {
  constructor(private readonly settings: FindDeskSettings) {}

  /** `token=1`: with the question types that only in-game players get. */
  @Get(':game_id/desk')
  async desk(
    @CurrentService() _from: string,
    @Param('game_id') gameId: string,
    @Query('token') token: string | undefined,
  ): Promise<DeskSettingsView> {
    return { game: await this.settings.run(gameId, token === '1') };
  }
}
