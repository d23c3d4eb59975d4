import { useGetGamesQuery } from '@hub/web';
import type { GameView } from '@hub/contracts/catalog';

export type Games = {
  all: readonly GameView[];
  /** A game that is not published is known by its id. */
  nameOf: (game: string) => string;
  serverOf: (game: string, server: string) => string;
};

/** The games and their servers by name. */
export function useGames(): Games {
  const { data: all = [] } = useGetGamesQuery();
  const one = (game: string) => all.find(({ game_id }) => game_id === game);
  return {
    all,
    nameOf: (game) => one(game)?.game_name ?? game,
    serverOf: (game, server) => one(game)?.servers.find(({ server_id }) => server_id === server)?.server_name ?? server,
  };
}
