import type { CsvRow } from '../csv/parse-csv.ts';
import type { Db, Tx } from '../db/db.ts';
import type { BulkJob, BulkState } from './bulk-job.entity.ts';

/** Trying again would not help. `word` is kept as the fault of the work. */
export class BulkStopped extends Error {
  constructor(readonly word: string) {
    super(word);
  }
}

/** Rows whose hash begins with a byte from `from` up to, and without, `until`: 0 to 256. */
export type BulkSlice = { from: number; until: number };

/** How rows of one file are read: the first row is the header. */
export type BulkReader<Row> = (row: CsvRow) => Row;

/**
 * One kind of bulk work: what its rows are, where they wait until a person says so, and what becomes of them. Everything
 * with a `Tx` is in one transaction with the progress of the work, so that it happened once or not at all.
 */
export type BulkKind<Row = unknown> = {
  name: string;
  /** Largest file once it is unpacked, in bytes, and most rows. */
  limits: { bytes: number; rows: number };
  /** Does the file stay when the work is done? Whoever says so destroys it later. */
  keepsFile: boolean;
  /** The file of a work that begins with `make`: its pieces, and what the subject forgets of an earlier try. */
  make?: { pieces(db: Db, job: BulkJob): Promise<Iterable<string>>; begin(tx: Tx, job: BulkJob): Promise<void> };
  /** Begins with the header of a file. Throws `BulkStopped`. */
  reader(db: Db, job: BulkJob, header: string[]): Promise<BulkReader<Row>>;
  /** Stages a portion; answers how many of its rows are faulty. */
  stage(tx: Tx, job: BulkJob, rows: Row[]): Promise<number>;
  /** Sorts out rows that are there twice; `again`: just before they are committed. Answers how many. */
  compare(tx: Tx, job: BulkJob, slice: BulkSlice, again: boolean): Promise<number>;
  /** All is compared: show the report to a person, commit, or (`make`) throw away and make the file again. */
  next(tx: Tx, job: BulkJob, again: boolean): Promise<'checked' | 'commit' | 'make'>;
  /** Answers how many rows it made. */
  commit(tx: Tx, job: BulkJob, slice: BulkSlice): Promise<number>;
  /** The work has another state; its subject follows in the same transaction. */
  moved(tx: Tx, job: BulkJob, state: BulkState, fault: string): Promise<void>;
  /** Deletes a portion of what is staged; 0 when nothing is left. `faults`: the faulty rows as well. */
  unstage(db: Db, job: BulkJob, faults: boolean): Promise<number>;
  /** Deletes a portion of what was committed before it was cancelled; 0 when nothing is left. */
  takeBack(db: Db, job: BulkJob): Promise<number>;
};
