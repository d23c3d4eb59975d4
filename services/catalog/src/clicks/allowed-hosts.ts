import type { EntityManager } from 'typeorm';
import { Game } from '../games/game.entity.ts';
import { SiteConfig } from '../site/site-config.entity.ts';

const EVERY_GAME = '*';

/**
 * Hosts that a click of this game may lead to: those of the addresses that its settings and the site's name; of every game
 * where it is for all of them. Whoever wants another one enters it there, where it is a setting with versions.
 */
export async function allowedHosts(manager: EntityManager, game: string): Promise<string[]> {
  const games = await manager.find(Game, { ...(game !== EVERY_GAME && { where: { game_id: game } }) });
  const sites = await manager.find(SiteConfig);
  const urls = [
    ...games.flatMap((row) => [row.site, row.line_add_friend_link, row.line_guide_link]),
    // Whatever stands there that is no address falls out below.
    ...sites.map(({ value }) => value),
  ];
  const hosts = urls
    .filter((url) => url.startsWith('https://') && URL.canParse(url))
    .map((url) => new URL(url).hostname);
  return [...new Set(hosts)].toSorted();
}
