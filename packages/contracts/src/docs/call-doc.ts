import type { InferType, Schema } from 'yup';
import type { Route } from '../shared/route.ts';
import type { Texts } from '../shared/texts.ts';

/** Words of the API document: it is read in Chinese first, with English beside it. */
export type Words = { tw: string; en: string };

/** A refusal that a call may answer beside those of its body's rules: field, code of its sentence, and the status. */
export type Refusal = { status: number; field: string; code: string };

/** A body, or one of several that the same call understands. */
export type BodyDoc = { name: Words; schema: Schema; example: Record<string, unknown> };

export type AnswerDoc = { schema: Schema; example: unknown } | { file: string };

/** Everything about a call that its row in the route table does not say. */
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

/** Words, schemas and examples of the calls of a feature; a call that lacks them is a fault of types. */
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

/** Calls that belong together, in the order of their declaration. `calls` by `METHOD /path`, as the document has them. */
export type CallGroup = { name: Words; rows: Route[]; calls: Record<string, CallDoc> };

/** `<area>/docs.ts`: what an area says of its calls, and the sentences of its service's refusals. */
export type AreaDocs = { groups: CallGroup[]; texts: Texts };

export const answers = <S extends Schema>(schema: S, example: InferType<S>): AnswerDoc => ({ schema, example });
export const refuses = (status: number, field: string, code: string): Refusal => ({ status, field, code });
