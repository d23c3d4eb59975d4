import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Each line is a row as it was written; the last line of an id counts. A line cut off by a crash is passed over. */
export class Ledger<Row extends { id: string }> {
  private rows = new Map<string, Row>();
  private readonly file: string | undefined;
  private readonly kept: number;

  constructor(file?: string, kept = 1000) {
    this.file = file;
    this.kept = kept;
    if (file) mkdirSync(dirname(file), { recursive: true });
    if (file && existsSync(file)) this.load(file);
  }

  put(row: Row): void {
    if (this.file) appendFileSync(this.file, `${JSON.stringify(row)}\n`);
    this.take(row);
  }

  find(id: string): Row | undefined {
    return this.rows.get(id);
  }

  list(): Row[] {
    return [...this.rows.values()].reverse();
  }

  clear(): void {
    this.rows.clear();
    if (this.file) rmSync(this.file, { force: true });
  }

  /** Reads what is there, and leaves in the file only what still counts: it does not grow from start to start. */
  private load(file: string): void {
    for (const line of readFileSync(file, 'utf8').split('\n')) this.take(rowIn<Row>(line));
    const lines = [...this.rows.values()].map((row) => `${JSON.stringify(row)}\n`);
    writeFileSync(`${file}.new`, lines.join(''));
    renameSync(`${file}.new`, file);
  }

  private take(row: Row | undefined): void {
    if (!row) return;
    this.rows.set(row.id, row);
    for (const id of this.rows.keys()) {
      if (this.rows.size <= this.kept) return;
      this.rows.delete(id);
    }
  }
}

function rowIn<Row>(line: string): Row | undefined {
  try {
    return JSON.parse(line) as Row;
  } catch {
    return undefined;
  }
}
