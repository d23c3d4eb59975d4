import mysql from 'mysql2/promise';

/** Shorter than this a name stands in anything. */
const SHORTEST = 4;

/** What of base64 of a text is the same wherever in a longer text it begins. */
function base64Cores(bytes: Buffer): string[] {
  return [0, 1, 2].map((before) => {
    const all = Buffer.concat([Buffer.alloc(before), bytes]).toString('base64');
    return all.slice(Math.ceil((before * 8) / 6), Math.floor(((before + bytes.length) * 8) / 6));
  });
}

const jsonEscaped = (text: string): string =>
  [...text]
    .map((sign) =>
      sign <= '\x7e'
        ? sign
        : sign
            .split('')
            .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
            .join(''),
    )
    .join('');

/** A name as it may be written: plain, in other letters, in JSON, an address, hex, base64 and two bytes a sign. */
export function writingsOf(name: string): Buffer[] {
  if (name.length < SHORTEST) throw new Error(`“${name}” is too short to be looked for`);
  const bytes = Buffer.from(name);
  const cores = base64Cores(bytes);
  const texts = [
    ...new Set([name, name.toLowerCase(), name.toUpperCase(), jsonEscaped(name), encodeURIComponent(name)]),
    bytes.toString('hex'),
    bytes.toString('hex').toUpperCase(),
    ...cores,
    ...cores.map((core) => core.replaceAll('+', '-').replaceAll('/', '_')),
  ];
  return [...[...new Set(texts)].map((text) => Buffer.from(text)), Buffer.from(name, 'utf16le')];
}

const known = new Map<string, Buffer[]>();
function knownWritings(name: string): Buffer[] {
  const writings = known.get(name) ?? writingsOf(name);
  known.set(name, writings);
  return writings;
}

/** Which of these names stand in some bytes, however they are written. */
export function tracesIn(bytes: Buffer, names: readonly string[]): string[] {
  return names.filter((name) => knownWritings(name).some((writing) => bytes.includes(writing)));
}

const bytesOf = (value: unknown): Buffer =>
  Buffer.isBuffer(value) ? value : Buffer.from(typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

/** `table.column` of a schema where one of these names stands, each once, with the names. Every row of every table is read. */
export async function tracesInSchema(url: string, names: readonly string[]): Promise<Map<string, Set<string>>> {
  const found = new Map<string, Set<string>>();
  const connection = await mysql.createConnection({ uri: url, supportBigNumbers: true, bigNumberStrings: true });
  try {
    const [tables] = await connection.query<mysql.RowDataPacket[]>(
      "SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE() AND table_type = 'BASE TABLE'",
    );
    for (const { name: table } of tables) {
      const [rows] = await connection.query<mysql.RowDataPacket[]>(`SELECT * FROM \`${String(table)}\``);
      for (const row of rows)
        for (const [column, value] of Object.entries(row)) {
          const traces = value === null ? [] : tracesIn(bytesOf(value), names);
          if (traces.length === 0) continue;
          const place = `${String(table)}.${column}`;
          found.set(place, new Set([...(found.get(place) ?? []), ...traces]));
        }
    }
  } finally {
    await connection.end();
  }
  return found;
}
