import { areas } from './areas.ts';

/** The one address that a game needs. Its last word is an area: the link leads to the `gameHome` of that area. */
export const GAME_LINK = '/g/:game/:area';

type Published = { area: string; gameHome?: string };

const parts = /^[/]g[/][^/]+[/]([^/]+)[/]?$/;

/** Undefined where nobody has a home for games under that word. An unpublished area still has its links. */
export function linkedArea(path: string, published: readonly Published[]): Published | undefined {
  const word = parts.exec(path)?.[1] ?? '';
  const found = published.find(({ area }) => area === word);
  if (found) return found.gameHome ? found : undefined;
  return areas.some((area) => area === word) ? { area: word } : undefined;
}
