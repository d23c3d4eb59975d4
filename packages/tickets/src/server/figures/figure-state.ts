import type { EntityManager } from 'typeorm';

type Held = { snappedUntil: string | null; today: string };

/** Holds the one row until the transaction ends: one counts at a time. Answers the last kept day and today (Taipei). */
export async function holdFigures(manager: EntityManager): Promise<Held> {
  const held = await readHeld(manager);
  if (held) return held;
  await manager.query('INSERT IGNORE INTO figure_state (id) VALUES (1)');
  return (await readHeld(manager)) as Held;
}

/** To insert first, where the row is there already, would share its lock: two who then want it alone block each other. */
async function readHeld(manager: EntityManager): Promise<Held | undefined> {
  const rows: Held[] = await manager.query(
    `SELECT snapped_until AS snappedUntil, DATE_FORMAT(NOW(3) + INTERVAL 8 HOUR, '%Y-%m-%d') AS today
      FROM figure_state WHERE id = 1 FOR UPDATE`,
  );
  return rows[0];
}
