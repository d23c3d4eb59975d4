import { useEffect, useRef, useState, type RefObject } from 'react';
import type { ContractForm, FormValues, Problem } from './contract-form.ts';
import type { FieldErrors } from './field-errors.ts';

export type Failures = {
  /** Sentences of the server at fields that were not edited since. */
  fields: FieldErrors;
  refusal: Pick<ContractForm<FormValues>, 'message' | 'conflict'>;
  summary: RefObject<HTMLDivElement | null>;
  problems: (now: FieldErrors) => readonly Problem[];
  show: (wrong: FieldErrors, fromServer?: Told) => void;
  forget: (name: string) => void;
  clear: () => void;
};
type Told = { message?: string; conflict?: boolean; fields: FieldErrors };
type Seen = Told & { wrong: FieldErrors };

const nothing: Seen = { wrong: {}, fields: {} };

/** Rows stay while the player corrects, so that nothing jumps; what becomes wrong meanwhile joins them. */
export function useFailures(order: readonly string[]): Failures {
  const [seen, setSeen] = useState(nothing);
  const [count, setCount] = useState(0);
  const summary = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (count === 0) return;
    summary.current?.focus({ preventScroll: true });
    summary.current?.scrollIntoView({ block: 'start' });
  }, [count]);

  const place = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length);
  return {
    fields: seen.fields,
    refusal: { message: seen.message, conflict: seen.conflict ? seen.message : undefined },
    summary,
    problems: (now) =>
      Object.entries(Object.keys(seen.wrong).length > 0 ? { ...seen.wrong, ...now } : {})
        .sort(([a], [b]) => place(a) - place(b))
        .map(([name, text]) => ({ name, text, solved: !(name in now) })),
    show: (wrong, fromServer) => {
      const { message, conflict, fields = {} }: Partial<Told> = fromServer ?? {};
      setSeen({ wrong: { ...wrong, ...fields }, fields, message, conflict });
      setCount((before) => before + 1);
    },
    // Several may be forgotten at once.
    forget: (name) =>
      setSeen((now) => {
        if (!(name in now.fields)) return now;
        const { [name]: _, ...fields } = now.fields;
        return { ...now, fields };
      }),
    clear: () => setSeen(nothing),
  };
}
