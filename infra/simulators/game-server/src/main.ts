import { placeIn, runAlone, type Env } from '../../local-web/src/program.ts';
import { startGameWeb } from './web.ts';
import { World } from './world.ts';

export type RunningGames = { name: string; url: string; close(): Promise<void> };

/**
 * Starts the simulated servers of all games. Reads HOST, PORT (0 = a free one), GAME_LINKS_FILE (the keys that the site
 * shares with each game), PARTNER_KEYS_FILE (the keys of their tokens), SITE_URL (where those tokens open the site) and
 * LEDGER_FILE (without it mails live in memory only).
 */
export const start = async (env: Env): Promise<RunningGames> => {
  const { LEDGER_FILE: ledgerFile, GAME_LINKS_FILE: linksFile } = env;
  const world = await World.open({ ...(ledgerFile && { ledgerFile }), ...(linksFile && { linksFile }) });
  const site = { siteUrl: env.SITE_URL ?? 'http://localhost:8080', tokenKeysFile: env.PARTNER_KEYS_FILE ?? '' };
  const web = await startGameWeb(placeIn(env), world, site);
  const close = async () => {
    await web.close();
    world.close();
  };
  return { name: 'game-server', url: web.url, close };
};

if (process.argv[1] === import.meta.filename) await runAlone(start, ({ url }) => `game server: ${url}`);
