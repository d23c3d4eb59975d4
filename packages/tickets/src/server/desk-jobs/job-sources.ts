import type { DeskJobKind, DeskJobState } from '@hub/contracts/jobs';

/** A row of one source before it is known what the asker may do with it. `id` orders the rows of its source. */
export type FoundJob = {
  source: DeskJobKind;
  id: string;
  name: string;
  what: string;
  state: DeskJobState;
  owner: number | null;
  by: string;
  games: string[];
  done: number;
  all: number | null;
  skipped: number;
  about: string;
  reason: string;
  attempts: number;
  asked: Date;
  ended: Date | null;
  expires: Date | null;
};

export type Part = { sql: string; values: unknown[] };

/** The first of them that are not null, joined. */
export function every(parts: readonly (Part | null)[]): Part {
  const some = parts.filter((part) => part !== null);
  return { sql: some.map(({ sql }) => `(${sql})`).join(' AND '), values: some.flatMap(({ values }) => values) };
}

/** `before`: id of the last row of the page before; `one`: this row alone. */
export type JobWish = {
  mine: boolean;
  state: 'open' | 'failed' | undefined;
  before: string;
  one?: string;
  limit: number;
};

/** Lists go back so far; exports are forgotten then as well. */
export const LISTED_DAYS = 30;
