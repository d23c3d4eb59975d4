import type { EntityManager } from 'typeorm';

type Known = { id: number; deadline_at: Date | null };

export async function batchOf(
  manager: EntityManager,
  game: string,
  name: string,
  deadline: Date | null,
): Promise<number> {
  const [known] = await manager.query<Known[]>(
    'SELECT id, deadline_at FROM delivery_batch WHERE game_id = ? AND name = ?',
    [game, name],
  );
  // Its row is written only for news: who asks at the same time does not wait there.
  if (known && (deadline === null || (known.deadline_at && known.deadline_at <= deadline))) return known.id;
  const made: { insertId: number } = await manager.query(
    `INSERT INTO delivery_batch (game_id, name, deadline_at) VALUES (?, ?, ?)
      ON DUPLICATE KEY UPDATE id = LAST_INSERT_ID(id),
        deadline_at = COALESCE(LEAST(deadline_at, VALUES(deadline_at)), deadline_at, VALUES(deadline_at))`,
    [game, name, deadline],
  );
  return made.insertId;
}
