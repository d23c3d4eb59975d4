import type { InferType, Schema } from 'yup';
import type { Route } from '../shared/route.ts';
import type { Texts } from '../shared/texts.ts';

/** Read in Chinese first, with English beside it. */
export type Words = { tw: string; en: string };

/** Beside those of its body's rules: field, code of its sentence, and the status. */
export type Refusal = { status: number; field: string; code: string };

export type BodyDoc = { name: Words; schema: Schema; example: Record<string, unknown> };

/** `file`: the type of what comes. `goesTo`: it sends a browser on. */
export type AnswerDoc = { schema: Schema; example: unknown } | { file: string } | { goesTo: Words };

export type CallDoc = {
  summary: Words;
  about?: Words;
  params?: Record<string, Words & { example: string }>;
  query?: Schema;
  bodies?: BodyDoc[];
  /** Bodies may also come as a form; `files` are the names of its files. */
  form?: { files: Record<string, Words> };
  answer: AnswerDoc | AnswerDoc[];
  cookie?: Words;
  refusals?: Refusal[];
};

type Described<C> = { name: Words; of: C; calls: { [N in keyof C]: CallDoc } };

export function describeCalls<C extends Record<string, Route | undefined>>({
  name,
  of,
  calls,
}: Described<C>): CallGroup {
  const described = Object.entries(of).flatMap(([called, row]) =>
    row ? [[`${row.method} ${row.path}`, calls[called]] as const] : [],
  );
  const rows = Object.values(of).filter((row) => row !== undefined);
  return { name, rows, calls: Object.fromEntries(described) as CallGroup['calls'] };
}

export type CallGroup = { name: Words; rows: Route[]; calls: Record<string, CallDoc> };

export type AreaDocs = { groups: CallGroup[]; texts: Texts };

export const answers = <S extends Schema>(schema: S, example: InferType<S>): AnswerDoc => ({ schema, example });
export const refuses = (status: number, field: string, code: string): Refusal => ({ status, field, code });
