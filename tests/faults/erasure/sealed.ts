import mysql from 'mysql2/promise';

/** Shorter values are flags and counts. */
const SHORTEST = 16;

/** By place (`support.ticket.email_mac`): values that no name is found in, sealed or hashed. */
export type SealedValues = Map<string, Set<string>>;

/** Every value of every binary column of these schemas. */
export async function sealedValues(urls: Record<string, string>): Promise<SealedValues> {
  const all: SealedValues = new Map();
  for (const [service, uri] of Object.entries(urls)) {
    const connection = await mysql.createConnection({ uri });
    try {
      const [columns] = await connection.query<mysql.RowDataPacket[]>(
        `SELECT c.table_name AS tab, c.column_name AS col FROM information_schema.columns c
          JOIN information_schema.tables t ON t.table_schema = c.table_schema AND t.table_name = c.table_name
          WHERE c.table_schema = DATABASE() AND t.table_type = 'BASE TABLE'
            AND (c.data_type LIKE '%blob' OR (c.data_type IN ('binary', 'varbinary') AND c.character_maximum_length >= ${SHORTEST}))`,
      );
      for (const { tab, col } of columns) {
        const [rows] = await connection.query<mysql.RowDataPacket[]>(
          `SELECT DISTINCT HEX(\`${String(col)}\`) AS value FROM \`${String(tab)}\` WHERE \`${String(col)}\` IS NOT NULL`,
        );
        all.set(`${service}.${String(tab)}.${String(col)}`, new Set(rows.map(({ value }) => String(value))));
      }
    } finally {
      await connection.end();
    }
  }
  return all;
}

/** What is in `now` of what came between `before` and `after`: the places where it stands still. */
export function stillSealed(before: SealedValues, after: SealedValues, now: SealedValues): string[] {
  const planted = (place: string, value: string) => after.get(place)?.has(value) && !before.get(place)?.has(value);
  return [...now].flatMap(([place, values]) => ([...values].some((value) => planted(place, value)) ? [place] : []));
}
