import type { EntityManager } from 'typeorm';
import { gameAddresses } from '../games/game-addresses.ts';
import { siteAddresses } from '../site/site-addresses.ts';

const EVERY_GAME = '*';

/**
 * Hosts that a click of this game may lead to: those of the addresses that its settings and the site's name; of every game
 * where it is for all of them. Whoever wants another one enters it there, where it is a setting with versions.
 */
export async function allowedHosts(manager: EntityManager, game: string): Promise<string[]> {
  const urls = [
    ...(await gameAddresses(manager, game === EVERY_GAME ? null : game)),
    // Whatever stands there that is no address falls out below.
    ...(await siteAddresses(manager)),
  ];
  const hosts = urls
    .filter((url) => url.startsWith('https://') && URL.canParse(url))
    .map((url) => new URL(url).hostname);
  return [...new Set(hosts)].toSorted();
}
