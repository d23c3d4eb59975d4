import type { EntityManager } from 'typeorm';

/** The number of a game's batch of this name, made at the first delivery that goes with it. */
export async function batchOf(manager: EntityManager, game: string, name: string): Promise<number> {
  const find = async () => {
    const [row] = await manager.query<{ id: number }[]>(
      'SELECT id FROM delivery_batch WHERE game_id = ? AND name = ?',
      [game, name],
    );
    return row?.id;
  };
  const known = await find();
  if (known) return known;
  const made: { insertId: number } = await manager.query(
    'INSERT INTO delivery_batch (game_id, name) VALUES (?, ?) ON DUPLICATE KEY UPDATE id = LAST_INSERT_ID(id)',
    [game, name],
  );
  return made.insertId;
}
