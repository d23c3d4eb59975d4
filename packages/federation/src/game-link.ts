import { areas } from './areas.ts';

/** The one address that a game needs. Its last word is an area: the link leads to the `gameHome` of that area. */
export const GAME_LINK = '/g/:game/:area';

type Published = { area: string; gameHome?: string };

const parts = /^[/]g[/][^/]+[/]([^/]+)[/]?$/;

/**
 * The area that a game's link names. Undefined where the address is no link, or nobody has a home for games under that word; an
 * area of the site that is not published still has its links, without a home.
 */
export function linkedArea(path: string, published: readonly Published[]): Published | undefined {
  const word = parts.exec(path)?.[1] ?? '';
  const found = published.find(({ area }) => area === word);
  if (found) return found.gameHome ? found : undefined;
  return areas.some((area) => area === word) ? { area: word } : undefined;
}
