import { Controller, Get, Param } from '@nestjs/common';
import type { ConfigView, GamesView, ServersView } from '@hub/contracts/catalog';
import { FindConfig } from '../site/find-config.ts';
import { ListGames } from './list-games.ts';

@Controller('api/games')
export class GamesController {
  constructor(
    private readonly games: ListGames,
    private readonly config: FindConfig,
  ) {}

  @Get('get_games')
  async list(): Promise<GamesView> {
    return { msg: await this.games.run() };
  }

  @Get('get_config')
  async configuration(): Promise<ConfigView> {
    return { config: await this.config.run() };
  }

  @Get('get_servers/:game_id')
  async servers(@Param('game_id') gameId: string): Promise<ServersView> {
    return { msg: await this.games.serversOf(gameId) };
  }
}
