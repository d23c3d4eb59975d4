import { ATTACHMENT_ID, attachmentFields, takesFiles, type FileGroup, type FileKind } from '@hub/contracts/tickets';
import { FileRefused } from '@hub/nest-kit/files';
import type { Received, UploadedFile } from '@hub/nest-kit/http';

export type Slot = { field: string; kind: FileKind } & ({ file: UploadedFile } | { id: string });

const NUMBERED = /^(attachment[a-z_]{0,12})(\d{1,4})$/;

/** An empty field is none, an id named twice is one; the count is for `mustFit`. Throws `FileRefused`. */
export function attachmentSlots({ fields, files }: Received, groups: readonly FileGroup[]): Slot[] {
  const texts = textsOf(fields);
  const slots = groups.flatMap((group) => {
    return attachmentFields(group).flatMap((field): Slot[] => {
      const file = files.find((one) => one.field === field);
      const id = texts[field];
      if (file && id !== undefined) throw new FileRefused('MULTIPART_MALFORMED');
      const { kind } = group;
      if (file) return [{ field, kind, file }];
      return id === undefined ? [] : [{ field, kind, id: checkedId(field, id) }];
    });
  });
  const sameFile = (one: Slot, other: Slot) =>
    'id' in one && 'id' in other && one.id === other.id && one.kind === other.kind;
  return slots.filter((slot, at) => !('id' in slot) || slots.findIndex((one) => sameFile(one, slot)) === at);
}

/** Nothing is taken that this type of report does not ask for, least of all an ID paper. Throws `FileRefused`. */
export function mustBeWanted(slots: readonly Slot[], groups: readonly FileGroup[], type: string): void {
  const wanted = new Set(groups.filter((group) => takesFiles(group, type)).map(({ kind }) => kind));
  const others = slots.filter(({ kind }) => !wanted.has(kind)).map(({ field }) => field);
  if (others.length > 0) throw new FileRefused('FILE_UNWANTED', others);
}

/** Throws `FileRefused`. */
export function mustFit({ fields, files }: Received, groups: readonly FileGroup[]): void {
  const named = [...Object.keys(textsOf(fields)), ...files.map((file) => file.field)];
  for (const group of groups) groupMustFit(named, group);
}

function groupMustFit(named: readonly string[], { field, max, types }: FileGroup): void {
  const beyond = named.find((name) => {
    const [, group, number] = NUMBERED.exec(name) ?? [];
    return group === field && Number(number) > max;
  });
  // The usual files of a message are what `file01` means.
  if (beyond !== undefined) throw new FileRefused('FILE_TOO_MANY', types === null ? [] : [beyond], { max });
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
