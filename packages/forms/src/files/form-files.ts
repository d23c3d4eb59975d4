import type { FieldErrors } from '../field-errors.ts';
import type { FileEntry, TakenFile } from './file-entry.ts';

/** Which files of a form they are. `field`: what their names begin with; `place`: their name among the errors. */
export type FilesPlace = { field: string; place: string };

export type FilesOptions = {
  url: string;
  /** Files per message. */
  max: number;
  /** Bytes per file. */
  bytes: number;
  /** With it the files wait on this device together with the draft of the form. */
  draftKey?: string;
  /** What their names in the message begin with: `attachment`. */
  field?: string;
  /** ID papers: never kept on the device, never made smaller. */
  papers?: boolean;
  /** Nothing of a choice may stay behind: a refused file holds the message back until it is taken out. */
  whole?: boolean;
  /** Sentence for a choice beyond `max`, where the form has one of its own; who is left out is named behind it. */
  tooMany?: (max: number) => string;
  /** Sentence for a message without any, where one has to go along. */
  required?: () => string;
};

/** The files of a form: for `useContractForm`, which sends their ids, and for `FileField`, which shows them. */
export type FormFiles = FilesPlace & {
  list: readonly FileEntry[];
  max: number;
  bytes: number;
  papers: boolean;
  whole: boolean;
  /** Who of the last choice was not taken, and why. */
  note: string | undefined;
  /** What a reader hears. */
  said: string;
  /** Files of an earlier visit are back. */
  restored: boolean;
  waiting: string | undefined;
  pick: (files: readonly File[]) => void;
  remove: (id: string) => void;
  retry: (id: string) => void;
  /**
   * One sentence per file that did not get through, by `fileError(id)`, and one where a file is missing; as of now. What
   * was refused for good says so at its row, and holds the message back no longer.
   */
  problems: () => FieldErrors;
  /** Ends when no file is under way. */
  settle: (signal: AbortSignal) => Promise<void>;
  /** `attachment1` … → the server's id. */
  ids: () => Record<string, string>;
  /** Marks the files that the server names; what is left of its sentences. */
  blame: (fields: FieldErrors) => FieldErrors;
  clear: () => void;
  /** Hands the files over to a message under way. */
  take: () => TakenFile[];
  /** Takes them back when it is refused. */
  giveBack: (files: readonly TakenFile[]) => void;
};

export type SentFiles = Pick<FormFiles, 'restored' | 'waiting' | 'problems' | 'settle' | 'ids' | 'blame' | 'clear'>;

export const fileError = (id: string) => `file-${id}`;
/** The specification's name for what is wrong with files as a whole. */
export const FILES = 'file01';
export const ATTACHMENT = 'attachment';
