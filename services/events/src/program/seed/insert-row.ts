import type { EntityManager } from 'typeorm';

export async function insert(manager: EntityManager, table: string, row: Record<string, unknown>): Promise<number> {
  const names = Object.keys(row);
  const made: { insertId: number } = await manager.query(
    `INSERT INTO ${table} (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})`,
    Object.values(row),
  );
  return made.insertId;
}
