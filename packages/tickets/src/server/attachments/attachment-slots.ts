import { ATTACHMENT_ID, attachmentFields } from '@hub/contracts/tickets';
import { FileRefused } from '@hub/nest-kit/files';
import type { Received, UploadedFile } from '@hub/nest-kit/http';

/** One `attachmentN` of a submit: a file that came with it, or the id of one sent ahead. */
export type Slot = { field: string; file: UploadedFile } | { field: string; id: string };

const NUMBERED = /^attachment(\d{1,4})$/;

/** The attachments of a submit, in order; an empty field is none, an id named twice is one. Throws `FileRefused`. */
export function attachmentSlots({ fields, files }: Received, max: number): Slot[] {
  const texts = textsOf(fields);
  const named = [...Object.keys(texts), ...files.map((file) => file.field)];
  const beyond = named.some((name) => Number(NUMBERED.exec(name)?.[1] ?? 0) > max);
  if (beyond) throw new FileRefused('FILE_TOO_MANY', [], { max });
  const slots: Slot[] = [];
  for (const field of attachmentFields(max)) {
    const file = files.find((one) => one.field === field);
    const id = texts[field];
    if (file && id !== undefined) throw new FileRefused('MULTIPART_MALFORMED');
    if (file) slots.push({ field, file });
    else if (id !== undefined) slots.push({ field, id: checkedId(field, id) });
  }
  return slots.filter(
    (slot, at) => !('id' in slot) || slots.findIndex((one) => 'id' in one && one.id === slot.id) === at,
  );
}

function textsOf(fields: unknown): Record<string, unknown> {
  if (typeof fields !== 'object' || fields === null || Array.isArray(fields)) return {};
  const named = Object.entries(fields).filter(
    ([name, value]) => NUMBERED.test(name) && value !== '' && value !== null && value !== undefined,
  );
  return Object.fromEntries(named);
}

function checkedId(field: string, id: unknown): string {
  if (typeof id !== 'string' || !ATTACHMENT_ID.test(id)) throw new FileRefused('FILE_GONE', [field]);
  return id;
}

/** What the attachments add to the fields that a submit is recognised by: bytes as they came, or the id. */
export const marksOf = (slots: Slot[]): Record<string, string> =>
  Object.fromEntries(slots.map((slot) => [slot.field, 'id' in slot ? `id:${slot.id}` : `sha256:${slot.file.sha256}`]));
