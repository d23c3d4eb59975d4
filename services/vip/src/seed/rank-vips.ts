import type { DataSource } from 'typeorm';
import { demoVips } from './demo-people.ts';

/** Their games send lists of them; what is known already stays. */
export async function rankVips(source: DataSource, now: Date): Promise<void> {
  const rows = demoVips.map(({ game, uid, level }) => [game, uid, level, null, now]);
  await source.query('INSERT IGNORE INTO vip_push (game_id, partner_uid, level, until, as_of) VALUES ?', [rows]);
}
