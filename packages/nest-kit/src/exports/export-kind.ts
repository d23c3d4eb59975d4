import type { Language } from '@hub/contracts/shared';
import type { Cell } from './csv-lines.ts';

/** Trying again would not help; `why` is kept as the fault of the export. */
export class ExportStopped extends Error {
  constructor(readonly why: string) {
    super(why);
  }
}

/** `batches` come by keyset, one held at a time; `count` null where it takes too long; `tail` is not counted. */
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
