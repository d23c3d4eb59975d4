import { Injectable } from '@nestjs/common';
import type { GameView, ServersView } from '@hub/contracts/catalog';
import type { Language } from '@hub/contracts/shared';
import { AppError } from '@hub/nest-kit/http';
import { FindThemes } from '../game-art/find-themes.ts';
import { FindGames } from './find-games.ts';
import { gameView, nameIn } from './game.view.ts';

@Injectable()
export class ListGames {
  constructor(
    private readonly games: FindGames,
    private readonly themes: FindThemes,
  ) {}

  async run(language: Language): Promise<GameView[]> {
    const [games, logoOf] = await Promise.all([this.games.shown(), this.themes.logoPaths()]);
    return games.map((game) => gameView(game, logoOf(game.game_id), language));
  }

  /** Servers that can be chosen; 404 for an unknown game. */
  async serversOf(gameId: string, language: Language): Promise<ServersView['msg']> {
    const game = await this.games.one(gameId);
    if (!game) throw new AppError(404, { msg: { code: 'GAME_NOT_EXIST' } });
    return game.servers
      .filter(({ status }) => status === 'public')
      .map((server) => ({ server_id: server.server_id, server_name: nameIn(server, language) }));
  }
}
