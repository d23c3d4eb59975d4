import { linkAddress } from '@hub/contracts/identity';
import type { DataSource } from 'typeorm';
import { demoGames, keyFor, type KeyTools } from '../demo-partner-keys.ts';
import { GameLinkRow } from './game-link.entity.ts';
import { readLocalLinks, writeLocalLinks, type LocalLink } from './local-links-file.ts';

/**
 * An address that somebody changed at the desk stays; one that was given here follows the simulator to another port.
 */
export async function seedGameLinks(tools: KeyTools, file: string, server: string, now: Date): Promise<void> {
  const base_url = linkAddress(server);
  if (!base_url) throw new Error(`GAME_SERVER_URL is no address: ${server}`);
  const known = readLocalLinks(file);
  const kept = { ...known };
  for (const game of demoGames) {
    const key = await keyFor(tools, { game, purpose: 'link', known: known[game]?.keys[0] }, now);
    await address(tools.source, game, known[game], base_url);
    kept[game] = { base_url, keys: [key] };
  }
  if (JSON.stringify(kept) !== JSON.stringify(known)) writeLocalLinks(file, kept);
}

async function address(source: DataSource, game_id: string, known: LocalLink | undefined, base_url: string) {
  const links = source.getRepository(GameLinkRow);
  const row = await links.findOneBy({ game_id });
  if (!row) return void (await links.insert({ game_id, base_url }));
  if (row.base_url === known?.base_url && row.base_url !== base_url) await links.update({ game_id }, { base_url });
}
