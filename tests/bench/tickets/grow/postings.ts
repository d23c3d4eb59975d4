import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import type { Connection } from 'mysql2/promise';
import { loadLines } from './load-table.ts';

/** Two numbers of four bytes: gram and case. */
const RECORD = 8;
const PARTS = 64;
const BUFFER_RECORDS = 4096;
const SHIFT = 32n;

type Part = { file: string; handle: number; bytes: Buffer; used: number };

/**
 * The postings of millions of cases in the order of their key, in constant memory: they lie in files by game and the first
 * bits of the gram, and each file is sorted for itself.
 */
export class Postings {
  private readonly parts = new Map<string, Part>();
  many = 0;

  constructor(private readonly folder: string) {
    mkdirSync(folder, { recursive: true });
  }

  add(game: number, ticket: number, grams: readonly number[]): void {
    this.many += grams.length;
    for (const gram of grams) {
      const part = this.partOf(game, Math.floor(gram / (2 ** 32 / PARTS)));
      part.bytes.writeUInt32LE(ticket, part.used);
      part.bytes.writeUInt32LE(gram, part.used + 4);
      part.used += RECORD;
      if (part.used === part.bytes.length) flush(part);
    }
  }

  /** Writes all of them into the index, with how many cases each gram has; the files are gone then. */
  async load(connection: Connection): Promise<void> {
    const order = [...this.parts].sort(([a], [b]) => (a < b ? -1 : 1));
    for (const [, part] of order) {
      flush(part);
      closeSync(part.handle);
    }
    for (const [name, part] of order) {
      const game = Number(name.slice(0, 5));
      const sorted = sortedKeys(part.file);
      await loadLines(
        connection,
        { table: 'search_gram', columns: ['game_no', 'gram', 'ticket_id'] },
        lines(game, sorted),
      );
      await addFrequencies(connection, game, sorted);
      rmSync(part.file);
    }
    this.parts.clear();
  }

  private partOf(game: number, part: number): Part {
    const name = `${String(game).padStart(5, '0')}-${String(part).padStart(3, '0')}`;
    const known = this.parts.get(name);
    if (known) return known;
    const file = join(this.folder, name);
    const made = { file, handle: openSync(file, 'w'), bytes: Buffer.alloc(BUFFER_RECORDS * RECORD), used: 0 };
    this.parts.set(name, made);
    return made;
  }
}

function flush(part: Part): void {
  if (part.used > 0) writeSync(part.handle, part.bytes, 0, part.used);
  part.used = 0;
}

/** Gram in the upper half, case in the lower. */
function sortedKeys(file: string): BigUint64Array {
  const bytes = readFileSync(file);
  const whole = new BigUint64Array(bytes.length / RECORD);
  new Uint8Array(whole.buffer).set(bytes);
  return whole.sort();
}

const gramOf = (key: bigint) => Number(key >> SHIFT);
const ticketOf = (key: bigint) => Number(BigInt.asUintN(32, key));

function* lines(game: number, keys: BigUint64Array): Generator<string> {
  const ROWS = 5000;
  for (let at = 0; at < keys.length; at += ROWS) {
    let text = '';
    for (const key of keys.subarray(at, at + ROWS)) text += `${game}\t${gramOf(key)}\t${ticketOf(key)}\n`;
    yield text;
  }
}

async function addFrequencies(connection: Connection, game: number, keys: BigUint64Array): Promise<void> {
  const found = new Map<number, number>();
  for (const key of keys) found.set(gramOf(key), (found.get(gramOf(key)) ?? 0) + 1);
  const rows = [...found].map(([gram, df]) => [game, gram, df]);
  const ROWS = 2000;
  for (let at = 0; at < rows.length; at += ROWS)
    await connection.query(
      'INSERT INTO gram_df (game_no, gram, df) VALUES ? ON DUPLICATE KEY UPDATE df = df + VALUES(df)',
      [rows.slice(at, at + ROWS)],
    );
}
