import type { FieldErrors } from '../field-errors.ts';
import type { FileQueue } from './file-queue.ts';
import { FILES, type FilesPlace } from './form-files.ts';

export const fileName = (field: string, index: number): string => `${field}${index + 1}`;

/** By their order when sent: some have come and gone. Gives the rest; `file01` repeats what stands elsewhere. */
export function blameFiles(
  fields: FieldErrors,
  { field, place }: FilesPlace,
  sent: readonly string[],
  queue: FileQueue | undefined,
): FieldErrors {
  const numbered = new RegExp(`^${field}([1-9]\\d{0,3})$`);
  const rest: Record<string, string> = {};
  let marked = false;
  for (const [name, reason] of Object.entries(fields)) {
    const number = numbered.exec(name)?.[1];
    const id = sent[Number(number) - 1];
    if (number === undefined) rest[name] = reason;
    else if (id === undefined || !queue?.list().some((entry) => entry.id === id)) rest[place] = reason;
    else {
      queue.refuse(id, reason);
      marked = true;
    }
  }
  if (marked || (place in rest && place !== FILES)) delete rest[FILES];
  return rest;
}
