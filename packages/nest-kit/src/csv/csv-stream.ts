import { parseCsv, type CsvRow } from './parse-csv.ts';

/** Signs of the longest row, and empty lines between two rows; what has more is no table that a person made. */
const LONGEST = 64 * 1024;
const MOST_EMPTY = 10_000;

export class NotCsv extends Error {}

/** Some rows at a time, in constant memory. Empty lines between rows are rows, at the end none. Throws `NotCsv`. */
export async function* csvRows(source: AsyncIterable<Buffer>): AsyncGenerator<CsvRow[]> {
  const rows = new Rows();
  let rest = '';
  for await (const text of textOf(source)) {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > LONGEST) throw new NotCsv('a line is too long');
    const read = rows.take(lines);
    if (read.length > 0) yield read;
  }
  const last = rows.take(rest === '' ? [] : [rest]);
  rows.end();
  if (last.length > 0) yield last;
}

/** A row per line, but where a quotation mark is open at its end. */
class Rows {
  private line = 0;
  private began = 1;
  private parts: string[] = [];
  private signs = 0;
  private cell: Cell = { quoted: false, blank: true };
  private empty = 0;

  take(lines: string[]): CsvRow[] {
    const rows: CsvRow[] = [];
    for (const line of lines) this.add(line.endsWith('\r') ? line.slice(0, -1) : line, rows);
    return rows;
  }

  end(): void {
    if (this.cell.quoted) throw new NotCsv(`a quotation mark of line ${this.began} is not closed`);
  }

  private add(text: string, rows: CsvRow[]): void {
    this.line += 1;
    if (!this.cell.quoted) [this.began, this.parts, this.signs] = [this.line, [], 0];
    this.signs += text.length + 1;
    if (this.signs > LONGEST) throw new NotCsv('a row is too long');
    if (text === '' && !this.cell.quoted) {
      this.empty += 1;
      if (this.empty > MOST_EMPTY) throw new NotCsv('nothing but empty lines');
      return;
    }
    this.parts.push(text);
    // Read as a whole only once: a row of many lines would be read again with each of them.
    this.cell = atEnd(text, this.cell);
    if (this.cell.quoted) return;
    for (let at = this.began - this.empty; at < this.began; at += 1) rows.push({ line: at, cells: [''] });
    this.empty = 0;
    rows.push({ line: this.began, cells: cellsOf(this.parts) });
  }
}

/** `blank`: nothing but blanks so far. */
type Cell = { quoted: boolean; blank: boolean };

function atEnd(text: string, { quoted, blank }: Cell): Cell {
  if (!quoted) blank = true;
  if (!text.includes('"')) return { quoted, blank };
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (sign === ',' && !quoted) blank = true;
    else if (sign !== '"') blank &&= sign.trim() === '';
    else if (!quoted) [quoted, blank] = [blank, blank];
    else if (text.charAt(at + 1) === '"') [at, blank] = [at + 1, false];
    else quoted = false;
  }
  return { quoted, blank };
}

function cellsOf(parts: string[]): string[] {
  const record = parts.length === 1 ? (parts[0] ?? '') : parts.join('\n');
  if (!record.includes('"')) return record.split(',').map((cell) => cell.trim());
  return parseCsv(record).rows[0]?.cells ?? [''];
}

async function* textOf(source: AsyncIterable<Buffer>): AsyncGenerator<string> {
  // The decoder itself takes a byte order mark away.
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const decoded = (piece?: Buffer) => {
    try {
      return piece ? decoder.decode(piece, { stream: true }) : decoder.decode();
    } catch {
      throw new NotCsv('not UTF-8');
    }
  };
  for await (const piece of source) {
    if (piece.includes(0)) throw new NotCsv('not a text');
    yield decoded(piece);
  }
  yield decoded();
}
