import type { GameView, ServerView } from '@hub/contracts/catalog';
import type { WholeGame } from './find-games.ts';
import type { Server } from './server.entity.ts';

export const serverView = ({ server_id, name, status }: Server): ServerView => ({
  server_id,
  server_name: name,
  server_status: status,
});

/** What everybody may know of a game. */
export function gameView(game: WholeGame, logoPath: string): GameView {
  return {
    game_id: game.game_id,
    game_name: game.name,
    site: game.site,
    logo_path: logoPath,
    servers: game.servers.filter(({ status }) => status !== 'hidden').map(serverView),
  };
}
