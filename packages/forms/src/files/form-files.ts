import type { FieldErrors } from '../field-errors.ts';
import type { FileEntry, TakenFile } from './file-entry.ts';

/** `field`: what their names begin with; `place`: their name among the errors. */
export type FilesPlace = { field: string; place: string };

export type FilesOptions = {
  url: string;
  max: number;
  bytes: number;
  /** With it they wait on this device, together with the draft. */
  draftKey?: string;
  /** What their names in the message begin with: `attachment`. */
  field?: string;
  /** ID papers: never kept on the device, never made smaller. */
  papers?: boolean;
  /** Nothing of a choice may stay behind: a refused file holds the message back until it is taken out. */
  whole?: boolean;
  tooMany?: (max: number) => string;
  required?: () => string;
};

export type FormFiles = FilesPlace & {
  list: readonly FileEntry[];
  max: number;
  bytes: number;
  papers: boolean;
  whole: boolean;
  note: string | undefined;
  said: string;
  restored: boolean;
  waiting: string | undefined;
  pick: (files: readonly File[]) => void;
  remove: (id: string) => void;
  retry: (id: string) => void;
  /** As of now, by `fileError(id)`. What was refused for good says so at its row, and holds nothing back. */
  problems: () => FieldErrors;
  settle: (signal: AbortSignal) => Promise<void>;
  /** `attachment1` … → the server's id. */
  ids: () => Record<string, string>;
  blame: (fields: FieldErrors) => FieldErrors;
  clear: () => void;
  take: () => TakenFile[];
  giveBack: (files: readonly TakenFile[]) => void;
};

export type SentFiles = Pick<FormFiles, 'restored' | 'waiting' | 'problems' | 'settle' | 'ids' | 'blame' | 'clear'>;

export const fileError = (id: string) => `file-${id}`;
/** The specification's name for what is wrong with files as a whole. */
export const FILES = 'file01';
export const ATTACHMENT = 'attachment';
