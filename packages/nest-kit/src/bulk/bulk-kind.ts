import type { CsvRow } from '../csv/parse-csv.ts';
import type { Db, Tx } from '../db/db.ts';
import type { BulkJob, BulkState } from './bulk-job.entity.ts';

/** Trying again would not help. `word` is kept as the fault of the work. */
export class BulkStopped extends Error {
  constructor(readonly word: string) {
    super(word);
  }
}

/** Faulty rows leave at once, good ones wait packed until the last one is read. */
export type BulkSheet<Fault = unknown, Slice = unknown> = {
  add(row: CsvRow): void;
  faults(): Fault[];
  readonly good: number;
  /** The good rows in slices, in the order in which they are best written; the same whenever this file is read. */
  slices(): Iterable<Slice>;
};

/** Rows are good for nobody until a person says so. All with a `Tx` is one transaction with the work's progress. */
export type BulkKind<Fault = unknown, Slice = unknown> = {
  name: string;
  /** In bytes once it is unpacked, and most rows. */
  limits: { bytes: number; rows: number };
  /** Does the file stay when the work is done? Whoever says so destroys it later. */
  keepsFile: boolean;
  make?: (db: Db, job: BulkJob) => Promise<Iterable<string>>;
  /** Begins with the header of a file. Throws `BulkStopped`. */
  open(db: Db, job: BulkJob, header: string[]): Promise<BulkSheet<Fault, Slice>>;
  /** Keeps what is wrong with rows. They come again when a file is read again. */
  note(tx: Tx, job: BulkJob, faults: Fault[]): Promise<void>;
  counted(tx: Tx, job: BulkJob, rows: number, sheet: BulkSheet<Fault, Slice>): Promise<void>;
  /** Answers how many of its rows were written, and how many were there already. */
  write(tx: Tx, job: BulkJob, slice: Slice): Promise<{ written: number; faults: number }>;
  /** All is written: show the report to a person, be done, or (`make`) throw away and make the file again. */
  next(tx: Tx, job: BulkJob): Promise<'checked' | 'done' | 'make'>;
  /** In the transaction in which the work gets its state. */
  moved(tx: Tx, job: BulkJob, state: BulkState, fault: string): Promise<void>;
  /** A portion of what was noted; 0 when nothing is left. */
  forget(db: Db, job: BulkJob): Promise<number>;
  /** A portion of what was written; 0 when nothing is left. */
  takeBack(db: Db, job: BulkJob): Promise<number>;
};
