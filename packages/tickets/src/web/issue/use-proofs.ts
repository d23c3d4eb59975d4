import { joinFiles, type SentFiles } from '@hub/forms';
import { ticketMessage } from '../ticket-messages.ts';
import { useAtMost } from '../create/use-asked-files.ts';
import type { FileWishes, ReportFiles } from '../create/use-report-files.ts';

/** Receipts as payment files, text messages as pictures. */
const EACH = 3;

/** How the form for a top-up asks for its files: each group has to have something in it. */
export function useProofWishes(): FileWishes {
  const each = { max: EACH, tooMany: useAtMost() };
  return {
    pay: { ...each, required: () => ticketMessage('RECEIPT_REQUIRED', {}) },
    picture: { ...each, required: () => ticketMessage('SMS_REQUIRED', {}) },
  };
}

export const proofsOf = (files: ReportFiles): SentFiles => joinFiles(Object.values(files), [files.pay, files.picture]);
