import type { GameView, ServerView } from '@hub/contracts/catalog';
import { inLanguage, type Language } from '@hub/contracts/shared';
import type { WholeGame } from './find-games.ts';
import type { Game } from './game.entity.ts';
import type { Server } from './server.entity.ts';

export const nameIn = (row: Game | Server, language: Language): string => inLanguage(row, ['name'], language).name;

export const serverView = (server: Server, language: Language): ServerView => ({
  server_id: server.server_id,
  server_name: nameIn(server, language),
  server_status: server.status,
});

/** What everybody may know of a game. */
export function gameView(game: WholeGame, logoPath: string, language: Language): GameView {
  return {
    game_id: game.game_id,
    game_name: nameIn(game, language),
    site: game.site,
    logo_path: logoPath,
    servers: game.servers.filter(({ status }) => status !== 'hidden').map((server) => serverView(server, language)),
  };
}
