import { oneOf, text, textOrNull, whole } from './view.ts';

/** `checked`: read, and waits for a decision; `done`: all of it counts. */
export const importStates = ['waiting', 'reading', 'checked', 'done', 'cancelled', 'failed'] as const;
export type ImportState = (typeof importStates)[number];

/** Why a file of rows is not taken. */
export const fileFaults = ['', 'not_csv', 'not_gzip', 'no_header', 'too_large', 'no_room', 'other'] as const;
export const importFaults = [...fileFaults, 'no_rows'] as const;
export type ImportFault = (typeof importFaults)[number];

/** The worker is through with it. */
export const isImportRead = ({ state }: { state: ImportState }): boolean => state !== 'waiting' && state !== 'reading';

/** What every file says of itself. `done` of `all` (null until known) are read; `fresh`, `same`, `faults`: its rows. */
export const importFields = () => ({
  id: whole(),
  state: oneOf(...importStates),
  file_name: text(),
  file_sha256: text(),
  rows: whole(),
  fresh: whole(),
  same: whole(),
  faults: whole(),
  fault: oneOf(...importFaults),
  done: whole(),
  all: whole().nullable(),
  made_by: text(),
  made_at: text(),
  applied_at: textOrNull(),
  applied_by: text(),
  expires_at: textOrNull(),
  version: whole(),
});
