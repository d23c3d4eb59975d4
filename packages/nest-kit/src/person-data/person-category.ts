import type { CorrectPersonBody, RetainedPart, Person } from '@hub/contracts/person-data';
import type { Db, Tx } from '../db/db.ts';

export type FoundRows = { rows: number; oldest: Date | null; newest: Date | null };

/** One slice of an erasure. `record` counts what went, in the transaction in which it goes. */
export type Erasing = { db: Db; person: Person; record(tx: Tx, rows: number): Promise<void> };

/** One kind of what an area has of a person. `tables`: those that it answers for. */
export type PersonCategory = {
  key: string;
  tables: readonly string[];
  kept?: readonly RetainedPart[];
  find(db: Db, person: Person): Promise<FoundRows>;
  /** As a person can read it, in an order that stays; `skip` rows were read before. */
  read(db: Db, person: Person, skip: number, limit: number): Promise<Record<string, unknown>[]>;
  /** What else a row that was read calls the person. */
  names?(row: Record<string, unknown>): Partial<Person>;
  /** Destroys some, and answers how many; 0 once nothing is left that may go. Where it is missing all of it stays. */
  erase?(erasing: Erasing): Promise<number>;
  /** Rows that cannot go yet. */
  waits?(db: Db, person: Person): Promise<number>;
  /** Answers how many it changed; the same again changes none. */
  correct?(db: Db, correction: CorrectPersonBody): Promise<number>;
};

/**
 * What an area has of persons: every table of its schema is in a category, or in one line of `none`. `held`: how many accounts or other
 * things of a person somebody holds; while there are some, nothing of that person goes.
 */
export type PersonDataDeclaration = {
  categories: readonly PersonCategory[];
  none: readonly { tables: readonly string[]; why: string }[];
  held?: (db: Db, person: Person) => Promise<number>;
};
