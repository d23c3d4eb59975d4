import type { CaptchaView } from '@hub/contracts/shared';
import type { RefObject } from 'react';
import type { InferType, Schema } from 'yup';
import type { FieldErrors, FieldTexts } from './field-errors.ts';
import type { SentFiles } from './files/form-files.ts';

export type FormValues = Record<string, string | boolean>;

export type ContractFormOptions<V extends FormValues, S extends Schema> = {
  /** The schema of the message; the same one casts what is sent. */
  schema: S;
  /** Values of a fresh form, in the order of the fields on the page: the error summary keeps it. */
  initial: V;
  /** Sends the cast body. Resolves when the server took it, throws the fault of the base API when not. */
  submit: (body: InferType<S>, how: { key: string }) => Promise<unknown>;
  messages: FieldTexts;
  /**
   * Files of the message: a submit waits for those under way, and sends their ids. As a function where what is typed
   * decides which of them go along.
   */
  files?: SentFiles | ((values: V) => SentFiles);
  /** With it, what is typed is kept on this device (`draftKey(…)`); only the fields of `draftFields` are. */
  draftKey?: string;
  draftFields?: readonly (keyof V & string)[];
};

export const filesOf = <V extends FormValues>(
  { files }: Pick<ContractFormOptions<V, Schema>, 'files'>,
  values: V,
): SentFiles | undefined => (typeof files === 'function' ? files(values) : files);

/** One thing to change, in the order of the fields. `solved`: changed since the last attempt and no longer wrong. */
export type Problem = { name: string; text: string; solved: boolean };

export type DraftState = {
  /** Its name on this device; undefined when the form keeps none. */
  key: string | undefined;
  restored: boolean;
  saved: boolean;
  /** Stores it now: before something that may end the page. */
  keep: () => void;
  discard: () => void;
};

/** A field's own say in a submit. */
export type FormPart = {
  /** Makes what was typed what was meant, before it is checked. */
  tidy?: (typed: string) => string;
  /** Something to wait for before sending; gives the field's value, or a sentence why not. */
  gate?: () => Promise<{ value: string } | { failure: string }>;
  /** What it gave was refused. */
  renew?: () => void;
  /** What it gave was taken. */
  spend?: () => void;
};

export type ContractForm<V extends FormValues> = {
  values: V;
  /** What is wrong now; empty before the first attempt. */
  errors: FieldErrors;
  problems: readonly Problem[];
  /** The check that the last refusal asked for, where the form showed none or another one. */
  captcha: CaptchaView | null;
  message: string | undefined;
  /** The message, where something had changed meanwhile (409). */
  conflict: string | undefined;
  busy: boolean;
  /** What a submit waits for before it leaves, in words. */
  waiting: string | undefined;
  /** Calls a submit off that still waits. */
  stop: () => void;
  /** The server took it; further submits do nothing until `restart`. */
  done: boolean;
  draft: DraftState;
  /** Takes the focus after a failed attempt. */
  summary: RefObject<HTMLDivElement | null>;
  fieldId: (name: string) => string;
  change: <N extends keyof V & string>(name: N, value: V[N]) => void;
  submit: () => Promise<void>;
  /** The idempotency key of the next submit, for another window that may send this form instead. */
  shareKey: () => string;
  /** What is sent next is another thing than what was tried before. */
  renewKey: () => void;
  /**
   * An empty form again, with a new idempotency key; asked for by `submit`, once the server took what was sent. A function
   * makes its values of what is typed by then.
   */
  restart: (values?: V | ((typed: V) => V)) => void;
  /** A field sets right by itself what the last attempt found wrong with it. */
  forget: (name: string) => void;
  /** Used by fields; gives the function that takes the part out again. */
  join: (name: string, part: FormPart) => () => void;
};

export type TextName<V extends FormValues> = { [N in keyof V & string]: V[N] extends string ? N : never }[keyof V &
  string];
export type ChoiceName<V extends FormValues> = { [N in keyof V & string]: V[N] extends boolean ? N : never }[keyof V &
  string];
