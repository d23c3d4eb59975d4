import { useState } from 'react';
import type { FormPart, FormValues } from './contract-form.ts';
import type { FieldErrors } from './field-errors.ts';

export type FormParts = {
  join: (name: string, part: FormPart) => () => void;
  tidy: <V extends FormValues>(values: V) => V;
  /** Their values, or the sentences of those that did not open. */
  open: () => Promise<{ values: Record<string, string>; failures: FieldErrors }>;
  renew: () => void;
  spend: () => void;
  has: (name: string) => boolean;
};

export function useFormParts(): FormParts {
  const [parts] = useState(makeParts);
  return parts;
}

function makeParts(): FormParts {
  const joined = new Map<string, FormPart>();
  return {
    join: (name, part) => {
      joined.set(name, part);
      return () => {
        if (joined.get(name) === part) joined.delete(name);
      };
    },
    tidy: (values) => {
      const tidied: FormValues = { ...values };
      for (const [name, { tidy }] of joined) {
        const typed = tidied[name];
        if (tidy && typeof typed === 'string') tidied[name] = tidy(typed);
      }
      return tidied as typeof values;
    },
    open: () => openGates(joined),
    renew: () => joined.forEach((part) => part.renew?.()),
    spend: () => joined.forEach((part) => part.spend?.()),
    has: (name) => joined.has(name),
  };
}

async function openGates(joined: ReadonlyMap<string, FormPart>) {
  const values: Record<string, string> = {};
  const failures: Record<string, string> = {};
  const waiting = [...joined].map(async ([name, { gate }]) => {
    const answer = await gate?.();
    if (!answer) return;
    if ('value' in answer) values[name] = answer.value;
    else failures[name] = answer.failure;
  });
  await Promise.all(waiting);
  return { values, failures };
}
