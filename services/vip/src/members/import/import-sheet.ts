import type { BulkSheet } from '@hub/nest-kit/bulk';
import type { CsvRow } from '@hub/nest-kit/csv';
import type { FaultyLine, ReadLine } from './import-reader.ts';

/** Lines of one statement; with another number let no import be under way. */
const SLICE = 1000;

/** The lines of one file, at most as many as the kind takes. */
export class ImportSheet implements BulkSheet<FaultyLine, ReadLine[]> {
  private readonly lines: ReadLine[] = [];
  private waiting: FaultyLine[] = [];

  constructor(private readonly read: (row: CsvRow) => ReadLine | FaultyLine) {}

  get good(): number {
    return this.lines.length;
  }

  add(row: CsvRow): void {
    const read = this.read(row);
    if ('fault' in read) this.waiting.push(read);
    else this.lines.push(read);
  }

  faults(): FaultyLine[] {
    const waiting = this.waiting;
    this.waiting = [];
    return waiting;
  }

  *slices(): Generator<ReadLine[]> {
    for (let from = 0; from < this.lines.length; from += SLICE) yield this.lines.slice(from, from + SLICE);
  }
}
