import type { EntityManager } from 'typeorm';
import { Game } from './game.entity.ts';

/** Addresses that the settings of a game name, of every game for null. */
export async function gameAddresses(manager: EntityManager, game: string | null): Promise<string[]> {
  const rows = await manager.find(Game, { ...(game !== null && { where: { game_id: game } }) });
  return rows.flatMap((row) => [row.site, row.line_add_friend_link, row.line_guide_link]);
}
