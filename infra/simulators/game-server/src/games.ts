/** What one simulated game is made of. `digits`: how long its role ids are. */
export type Game = {
  id: string;
  name: string;
  servers: readonly string[];
  digits: readonly [least: number, most: number];
  /** Takes mails back when the site asks for it. */ recall: boolean;
};

const game = (id: string, name: string, servers: string[], digits: [number, number], recall = true): Game => ({
  id,
  name,
  servers,
  digits,
  recall,
});

export const games: readonly Game[] = [
  game('H73', '遊戲 H73（示範）', ['tw_2001', 'hk_2002', 'tw_2003'], [9, 9]),
  game('G112', '遊戲 G112（示範）', ['1000'], [10, 10], false),
  game('L33', '遊戲 L33（示範）', ['l33_2001', 'l33_2002'], [8, 12]),
  game('MA96', '遊戲 MA96（示範）', ['1'], [7, 13]),
  game('G115', '遊戲 G115（示範）', ['1'], [6, 8], false),
  game('g66naxx2tw', '遊戲 LifeAfter（示範）', ['g66_10001', 'g66_10002', 'g66_10003'], [6, 9]),
  game('h55naxx2tw', '遊戲 IDV（示範）', ['1'], [6, 8]),
  game('g83tw', '遊戲 g83tw（示範）', ['1'], [6, 10], false),
];

export const findGame = (id: string): Game | undefined => games.find((one) => one.id === id);

const hostOf = (server: string): string => server.split('_').at(-1) ?? server;

/** A server by what a look-up calls its host: the whole id, or what stands after the underscore. */
export const serverOfHost = ({ servers }: Game, host: string): string | undefined =>
  servers.find((server) => server === host || hostOf(server) === host);
