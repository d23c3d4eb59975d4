import { isApiFault } from '@hub/web';
import { useEffect, useRef, type FormEvent, type RefObject } from 'react';

export type SentForm = {
  ref: RefObject<HTMLFormElement | null>;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** Sentences at their fields. */
  fields: Record<string, string>;
  /** Too many attempts: not now. */
  locked: boolean;
};

const textOf = (value: FormDataEntryValue | null) => (typeof value === 'string' ? value : '');

/** A small form whose rules are the server's: sends what was typed; after a fault the focus is where it belongs. */
export function useSentForm(error: unknown, send: (read: (name: string) => string) => unknown): SentForm {
  const ref = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (error) ref.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [error]);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    send((name) => textOf(typed.get(name)));
  };
  const fields = isApiFault(error) ? error.fields : {};
  return { ref, onSubmit, fields, locked: isApiFault(error) && error.status === 429 };
}
