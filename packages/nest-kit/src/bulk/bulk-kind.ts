import type { CsvRow } from '../csv/parse-csv.ts';
import type { Db, Tx } from '../db/db.ts';
import type { BulkJob, BulkState } from './bulk-job.entity.ts';

/** Trying again would not help. `word` is kept as the fault of the work. */
export class BulkStopped extends Error {
  constructor(readonly word: string) {
    super(word);
  }
}

/**
 * A file while it is read: faulty rows leave at once, good ones wait packed, in as much room as the most rows of the kind
 * take, until the last one is read.
 */
export type BulkSheet<Fault = unknown, Slice = unknown> = {
  add(row: CsvRow): void;
  /** The faulty rows since the last call. */
  faults(): Fault[];
  /** How many of the rows so far are good by themselves. */
  readonly good: number;
  /** The good rows in slices, in the order in which they are best written; the same whenever this file is read. */
  slices(): Iterable<Slice>;
};

/**
 * One kind of bulk work. Its rows are written at once, but are good for nobody until a person says so: that is one change
 * of their subject, however many they are. Everything with a `Tx` is in one transaction with the progress of the work, so
 * that it happened once or not at all.
 */
export type BulkKind<Fault = unknown, Slice = unknown> = {
  name: string;
  /** Largest file once it is unpacked, in bytes, and most rows. */
  limits: { bytes: number; rows: number };
  /** Does the file stay when the work is done? Whoever says so destroys it later. */
  keepsFile: boolean;
  /** The pieces of the file of a work that begins with `make`. */
  make?: (db: Db, job: BulkJob) => Promise<Iterable<string>>;
  /** Begins with the header of a file. Throws `BulkStopped`. */
  open(db: Db, job: BulkJob, header: string[]): Promise<BulkSheet<Fault, Slice>>;
  /** Keeps what is wrong with rows. They come again when a file is read again. */
  note(tx: Tx, job: BulkJob, faults: Fault[]): Promise<void>;
  counted(tx: Tx, job: BulkJob, rows: number, sheet: BulkSheet<Fault, Slice>): Promise<void>;
  /** Writes a slice; answers how many of its rows were written, and how many turned out to be there already. */
  write(tx: Tx, job: BulkJob, slice: Slice): Promise<{ written: number; faults: number }>;
  /** All is written: show the report to a person, be done, or (`make`) throw away and make the file again. */
  next(tx: Tx, job: BulkJob): Promise<'checked' | 'done' | 'make'>;
  /** The work has another state; its subject follows in the same transaction. */
  moved(tx: Tx, job: BulkJob, state: BulkState, fault: string): Promise<void>;
  /** Deletes a portion of what was noted; 0 when nothing is left. */
  forget(db: Db, job: BulkJob): Promise<number>;
  /** Deletes a portion of what was written; 0 when nothing is left. */
  takeBack(db: Db, job: BulkJob): Promise<number>;
};
