import { oneOf, text, textOrNull, whole } from './view.ts';

export const exportStates = ['waiting', 'running', 'done', 'failed', 'cancelled', 'expired'] as const;
export type ExportState = (typeof exportStates)[number];

/** What every file says of itself. `rows_all`: null until known. `expires_at`: the file goes. */
export const exportFields = () => ({
  id: text(),
  state: oneOf(...exportStates),
  rows: whole(),
  rows_all: whole().nullable(),
  bytes: whole().nullable(),
  asked_at: text(),
  expires_at: textOrNull(),
});
