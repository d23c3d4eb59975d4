import { dice, draw, share } from './dice.ts';
import { demoGames } from '@hub/tickets/server';
import { characterOf } from './words.ts';

/** Few games have most players. */
const games = [
  ['H73', 40],
  ['G112', 22],
  ['L33', 14],
  ['MA96', 9],
  ['G115', 6],
  ['g66naxx2tw', 4],
  ['h55naxx2tw', 3],
  ['g83tw', 2],
] as const;

/** Reports for each player that there is: a million of them come from a hundred thousand. */
const REPORTS_EACH = 10;
const PLAYERS_AT_FIRST = 100;
/** The busiest write far more often than the others. */
const SKEW = 1.5;

export type Player = {
  n: number;
  uid: string;
  game_id: string;
  game_name: string;
  server_id: string;
  server_name: string;
  role: string;
  name: string;
  email: string;
  phone: string;
};

/** The players are more with every report, so that each has about as many at any size. */
export function writerOf(n: number): number {
  const players = Math.max(PLAYERS_AT_FIRST, Math.ceil(n / REPORTS_EACH));
  return Math.floor(players * share(n, 1) ** SKEW);
}

export function playerOf(n: number): Player {
  const game_id = draw(games, n, 2);
  const game = demoGames[game_id]!;
  return {
    n,
    uid: `bench-${n}`,
    game_id,
    game_name: game.name,
    server_id: game.server[0],
    server_name: game.server[1],
    role: String(300_000_000 + (dice(n, 3) % 600_000_000)),
    name: characterOf(n),
    email: `bench${n}@example.com`,
    phone: `9${String(10_000_000 + n).slice(-8)}`,
  };
}
