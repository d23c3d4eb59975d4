import type { Cell } from './csv-lines.ts';

/** How one kind of file is made. `batches` come by keyset, so that no more than one is held at a time. */
export type ExportKindParts = {
  head: string[];
  count(): Promise<number>;
  batches(): AsyncIterable<Cell[][]>;
};

/** What of a row of work a kind has to know. */
export type ExportWish = { filter: unknown; personal: boolean };
export type ExportKinds = Record<string, (wish: ExportWish) => Promise<ExportKindParts> | ExportKindParts>;
