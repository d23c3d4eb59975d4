import type { EntityManager } from 'typeorm';
import { gameAddresses } from '../games/game-addresses.ts';
import { siteAddresses } from '../site/site-addresses.ts';

const EVERY_GAME = '*';

/** Whoever wants another host enters it in the game's or the site's settings, where it has versions. */
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
