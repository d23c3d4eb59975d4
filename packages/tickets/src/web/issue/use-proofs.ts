import { joinFiles, type FieldErrors, type FormFiles, type SentFiles } from '@hub/forms';
import type { TicketCode } from '@hub/contracts/tickets';
import { ticketMessage } from '../ticket-messages.ts';
import { useAtMost } from '../create/use-asked-files.ts';
import type { FileWishes, ReportFiles } from '../create/use-report-files.ts';

/** Receipts as payment files, text messages as pictures. */
const EACH = 3;

/** How the form for a top-up asks for its files. */
export function useProofWishes(): FileWishes {
  const tooMany = useAtMost();
  return { picture: { max: EACH, tooMany }, pay: { max: EACH, tooMany } };
}

/** Both groups go along, and each has to have something in it. */
export function proofsOf(files: ReportFiles): { files: SentFiles; extraErrors: FieldErrors } {
  const groups = [files.pay, files.picture];
  return {
    files: joinFiles(Object.values(files), groups),
    extraErrors: { ...missing(files.pay, 'RECEIPT_REQUIRED'), ...missing(files.picture, 'SMS_REQUIRED') },
  };
}

const missing = ({ list, place }: FormFiles, code: TicketCode): FieldErrors =>
  list.length === 0 ? { [place]: ticketMessage(code, {}) } : {};
