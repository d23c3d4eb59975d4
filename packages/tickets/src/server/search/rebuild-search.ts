import type { DataSource } from 'typeorm';

const BATCH = 5000;

/** Behind daily work; also what the index holds of cases that are gone. Searches go on. Returns how many there are. */
export async function askForRebuild(source: DataSource): Promise<number> {
  let asked = 0;
  for (const { table, id } of [
    { table: 'ticket', id: 'id' },
    { table: 'search_doc', id: 'ticket_id' },
  ]) {
    for (let last = 0; ;) {
      const rows: { id: number }[] = await source.query(
        `SELECT ${id} AS id FROM ${table} WHERE ${id} > ? ORDER BY ${id} LIMIT ${BATCH}`,
        [last],
      );
      if (rows.length === 0) break;
      const added: { affectedRows: number } = await source.query(
        'INSERT IGNORE INTO search_todo (ticket_id, turn, asked_at) SELECT id, 1, NOW(3) FROM (SELECT ' +
          `${id} AS id FROM ${table} WHERE ${id} > ? AND ${id} <= ?) some`,
        [last, rows.at(-1)?.id],
      );
      asked += added.affectedRows;
      last = rows.at(-1)?.id ?? last;
    }
  }
  return asked;
}

export async function rebuildLeft(source: DataSource): Promise<number> {
  const rows: { many: string }[] = await source.query('SELECT COUNT(*) AS many FROM search_todo WHERE turn = 1');
  return Number(rows[0]?.many ?? 0);
}
