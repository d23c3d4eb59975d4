import { Controller, Param } from '@nestjs/common';
import { gameCalls, type ConfigView, type GamesView, type ServersView } from '@hub/contracts/catalog';
import { Call, CurrentCaller, type Caller } from '@hub/nest-kit/http';
import { FindConfig } from '../site/find-config.ts';
import { ListGames } from './list-games.ts';

@Controller()
export class GamesController {
  constructor(
    private readonly games: ListGames,
    private readonly config: FindConfig,
  ) {}

  @Call(gameCalls.listGames)
  async list(@CurrentCaller() { language }: Caller): Promise<GamesView> {
    return { msg: await this.games.run(language) };
  }

  @Call(gameCalls.getConfig)
  async configuration(): Promise<ConfigView> {
    return { config: await this.config.run() };
  }

  @Call(gameCalls.listServers)
  async servers(@CurrentCaller() { language }: Caller, @Param('game_id') gameId: string): Promise<ServersView> {
    return { msg: await this.games.serversOf(gameId, language) };
  }
}
