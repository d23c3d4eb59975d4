import type { FieldErrors } from '../field-errors.ts';
import type { FileQueue } from './file-queue.ts';
import { FILES } from './form-files.ts';

/** What a message calls its files, from `attachment1`. */
export const attachment = (index: number): string => `attachment${index + 1}`;

/**
 * Marks the files that the server names, by their order when they were sent: meanwhile some may have come and gone. Gives
 * what is left of its sentences; `file01` only repeats what stands at the files.
 */
export function blameFiles(fields: FieldErrors, sent: readonly string[], queue: FileQueue | undefined): FieldErrors {
  const rest = { ...fields };
  let blamed = false;
  sent.forEach((id, index) => {
    const name = attachment(index);
    const reason = fields[name];
    if (reason === undefined) return;
    delete rest[name];
    if (!queue?.list().some((entry) => entry.id === id)) return;
    queue.refuse(id, reason);
    blamed = true;
  });
  if (blamed) delete rest[FILES];
  return rest;
}
