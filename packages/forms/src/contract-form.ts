import type { CaptchaView } from '@hub/contracts/shared';
import type { RefObject } from 'react';
import type { InferType, Schema } from 'yup';
import type { FieldErrors, FieldTexts } from './field-errors.ts';
import type { SentFiles } from './files/form-files.ts';

export type FormValues = Record<string, string | boolean>;

export type ContractFormOptions<V extends FormValues, S extends Schema> = {
  /** It also casts what is sent. */
  schema: S;
  /** In the order of the fields on the page: the error summary keeps it. */
  initial: V;
  /** Resolves when the server took it, throws the fault of the base API when not. */
  submit: (body: InferType<S>, how: { key: string }) => Promise<unknown>;
  messages: FieldTexts;
  /** A submit waits for those under way. A function, where what is typed decides which go along. */
  files?: SentFiles | ((values: V) => SentFiles);
  /** Kept on this device (`draftKey(…)`); only the fields of `draftFields` are. */
  draftKey?: string;
  draftFields?: readonly (keyof V & string)[];
  /** One step of several: what was sent stays the draft, until the last of them discards it. */
  keepsDraft?: boolean;
  /** Another page of the same form follows: a submit checks what `schema` has so far, keeps it and calls this. Nothing is sent. */
  advance?: () => void;
};

export const filesOf = <V extends FormValues>(
  { files }: Pick<ContractFormOptions<V, Schema>, 'files'>,
  values: V,
): SentFiles | undefined => (typeof files === 'function' ? files(values) : files);

/** One thing to change, in the order of the fields. `solved`: changed since the last attempt and no longer wrong. */
export type Problem = { name: string; text: string; solved: boolean };

export type DraftState = {
  /** Undefined when the form keeps none. */
  key: string | undefined;
  restored: boolean;
  saved: boolean;
  keep: () => void;
  discard: () => void;
};

export type FormPart = {
  tidy?: (typed: string) => string;
  /** Something to wait for before sending; gives the field's value, or a sentence why not. */
  gate?: () => Promise<{ value: string } | { failure: string }>;
  renew?: () => void;
  spend?: () => void;
};

export type ContractForm<V extends FormValues> = {
  values: V;
  errors: FieldErrors;
  problems: readonly Problem[];
  /** The check that the last refusal asked for, where the form showed none or another one. */
  captcha: CaptchaView | null;
  message: string | undefined;
  conflict: string | undefined;
  busy: boolean;
  waiting: string | undefined;
  stop: () => void;
  /** The server took it; further submits do nothing until `restart`. */
  done: boolean;
  draft: DraftState;
  summary: RefObject<HTMLDivElement | null>;
  fieldId: (name: string) => string;
  change: <N extends keyof V & string>(name: N, value: V[N]) => void;
  submit: () => Promise<void>;
  /** The idempotency key of the next submit, for another window that may send this form instead. */
  shareKey: () => string;
  renewKey: () => void;
  /** Empty, with a new key; asked for by `submit` once sent. A function makes its values of what is typed by then. */
  restart: (values?: V | ((typed: V) => V)) => void;
  forget: (name: string) => void;
  /** Used by fields; gives the function that takes the part out again. */
  join: (name: string, part: FormPart) => () => void;
};

export type TextName<V extends FormValues> = { [N in keyof V & string]: V[N] extends string ? N : never }[keyof V &
  string];
export type ChoiceName<V extends FormValues> = { [N in keyof V & string]: V[N] extends boolean ? N : never }[keyof V &
  string];
