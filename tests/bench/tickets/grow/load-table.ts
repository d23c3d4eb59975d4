import { Readable } from 'node:stream';
import mysql, { type Connection } from 'mysql2/promise';

export type Value = string | number | Date | Buffer | null;

/** A connection that may read rows from this process, and looks at neither keys of others nor doubles: ours have none. */
export async function openLoader(url: string): Promise<Connection> {
  const connection = await mysql.createConnection({ uri: url, timezone: 'Z' });
  await connection.query('SET foreign_key_checks = 0, unique_checks = 0');
  return connection;
}

/** Rows of one packet. */
const PIECE = 500;
const ESCAPED: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };
const textOf = (value: Value): string => {
  if (value === null) return '\\N';
  if (typeof value === 'number') return String(value);
  if (value instanceof Date) return value.toISOString().slice(0, 23).replace('T', ' ');
  if (typeof value !== 'string') return value.toString('hex');
  return value.replace(/[\\\t\n\r]/g, (sign) => ESCAPED[sign] ?? sign);
};
const lineOf = (row: readonly Value[]): string => `${row.map(textOf).join('\t')}\n`;

/** Where a table takes its rows: bytes come as hexadecimal. */
export type Target = { table: string; columns: readonly string[]; bytes?: readonly string[] };

/** Rows (as lines, many or few at a time) into a table, without more than a piece of them in memory. */
export async function loadLines(
  connection: Connection,
  { table, columns, bytes = [] }: Target,
  pieces: Iterable<string>,
): Promise<void> {
  const places = columns.map((name) => (bytes.includes(name) ? `@${name}` : name)).join(', ');
  const opened = bytes.map((name) => `${name} = UNHEX(@${name})`).join(', ');
  await connection.query({
    sql: `LOAD DATA LOCAL INFILE 'rows' INTO TABLE ${table} CHARACTER SET utf8mb4
      FIELDS TERMINATED BY '\\t' ESCAPED BY '\\\\' LINES TERMINATED BY '\\n' (${places})${opened && ` SET ${opened}`}`,
    infileStreamFactory: () => Readable.from(buffers(pieces)),
  });
}

function* buffers(pieces: Iterable<string>): Generator<Buffer> {
  for (const piece of pieces) yield Buffer.from(piece);
}

function* piecesOf(rows: readonly (readonly Value[])[]): Generator<string> {
  for (let at = 0; at < rows.length; at += PIECE)
    yield rows
      .slice(at, at + PIECE)
      .map(lineOf)
      .join('');
}

export const loadRows = (connection: Connection, target: Target, rows: readonly (readonly Value[])[]): Promise<void> =>
  rows.length === 0 ? Promise.resolve() : loadLines(connection, target, piecesOf(rows));
