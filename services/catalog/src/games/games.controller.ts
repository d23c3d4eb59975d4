import { Controller, Get, Param } from '@nestjs/common';
import type { ConfigView, GamesView, ServersView } from '@hub/contracts/catalog';
import { CurrentCaller, type Caller } from '@hub/nest-kit/http';
import { FindConfig } from '../site/find-config.ts';
import { ListGames } from './list-games.ts';

@Controller('api/games')
export class GamesController {
  constructor(
    private readonly games: ListGames,
    private readonly config: FindConfig,
  ) {}

  @Get('get_games')
  async list(@CurrentCaller() { language }: Caller): Promise<GamesView> {
    return { msg: await this.games.run(language) };
  }

  @Get('get_config')
  async configuration(): Promise<ConfigView> {
    return { config: await this.config.run() };
  }

  @Get('get_servers/:game_id')
  async servers(@CurrentCaller() { language }: Caller, @Param('game_id') gameId: string): Promise<ServersView> {
    return { msg: await this.games.serversOf(gameId, language) };
  }
}
