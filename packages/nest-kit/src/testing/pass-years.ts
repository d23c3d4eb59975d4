import type { DataSource } from 'typeorm';
import { askAgain } from './ask-again.ts';

/** The clock of everything that happened goes back: years pass for the rows, and no count of a day is left. */
export async function passYears(source: DataSource, years: number): Promise<void> {
  const columns: { table_name: string; column_name: string }[] = await source.query(
    `SELECT LOWER(table_name) AS table_name, column_name AS column_name FROM information_schema.columns
      WHERE table_schema = DATABASE() AND data_type = 'datetime' AND table_name <> 'counter'`,
  );
  for (const { table_name: table, column_name: column } of columns)
    await askAgain(() =>
      source.query(`UPDATE ${table} SET ${column} = ${column} - INTERVAL ${years} YEAR WHERE ${column} > '1990-01-01'`),
    );
  await askAgain(() => source.query('DELETE FROM counter'));
}

/** How many rows `from` (a table, with a condition or without) has. */
export async function rowsOf(source: DataSource, from: string): Promise<number> {
  const [found]: { many: string }[] = await source.query(`SELECT COUNT(*) AS many FROM ${from}`);
  return Number(found?.many);
}

export async function tablesOf(source: DataSource): Promise<string[]> {
  const rows: { name: string }[] = await source.query(
    'SELECT LOWER(table_name) AS name FROM information_schema.tables WHERE table_schema = DATABASE() ORDER BY 1',
  );
  return rows.map(({ name }) => name);
}
