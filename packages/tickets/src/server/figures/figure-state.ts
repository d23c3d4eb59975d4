import type { EntityManager } from 'typeorm';

/**
 * Takes the one row that whoever counts holds until the end of the transaction, so that there is one at a time. Answers
 * the last day whose backlog is kept, and the day of Taipei that it is now.
 */
export async function holdFigures(manager: EntityManager): Promise<{ snappedUntil: string | null; today: string }> {
  await manager.query('INSERT IGNORE INTO figure_state (id) VALUES (1)');
  const rows: { snappedUntil: string | null; today: string }[] = await manager.query(
    `SELECT snapped_until AS snappedUntil, DATE_FORMAT(NOW(3) + INTERVAL 8 HOUR, '%Y-%m-%d') AS today
      FROM figure_state WHERE id = 1 FOR UPDATE`,
  );
  return rows[0] as { snappedUntil: string | null; today: string };
}
