/** Key of a row that a game and a code name; neither holds a dot. */
export const pairKey = (game: unknown, code: unknown): string => `${String(game)}.${String(code)}`;

export function pairIn(key: string): [game: string, code: string] {
  const dot = key.indexOf('.');
  return dot < 0 ? [key, ''] : [key.slice(0, dot), key.slice(dot + 1)];
}
