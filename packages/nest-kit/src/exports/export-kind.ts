import type { Language } from '@hub/contracts/shared';
import type { Cell } from './csv-lines.ts';

/** Trying again would not help; `why` is kept as the fault of the export. */
export class ExportStopped extends Error {
  constructor(readonly why: string) {
    super(why);
  }
}

/**
 * How one kind of file is made. `batches` come by keyset, so that no more than one is held at a time; `count` is null where
 * counting would take too long. `filter` is what was found out when the writing began and is kept in the row of the work;
 * `tail` stands below the rows and is not counted.
 */
export type ExportKindParts = {
  head: string[];
  count(): Promise<number | null>;
  batches(): AsyncIterable<Cell[][]>;
  tail?(rows: number): Cell[][];
  filter?: object;
};

/** What of a row of work a kind has to know. `owner`: number of who asked; `language`: of their heads and words. */
export type ExportRequest = { filter: unknown; personal: boolean; owner: number; language: Language };
export type ExportKinds = Record<string, (wish: ExportRequest) => Promise<ExportKindParts> | ExportKindParts>;
