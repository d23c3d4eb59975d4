import type { ContractForm, FormValues } from '@hub/forms';
import type { FormEvent } from 'react';

/** The form for a field whose double quotes are taken out while typing, as the wire wants it. */
export function withoutQuotes<V extends FormValues>(form: ContractForm<V>): ContractForm<V> {
  return {
    ...form,
    change: (name, value) =>
      form.change(name, (typeof value === 'string' ? value.replaceAll('"', '') : value) as typeof value),
  };
}

/** For `onBeforeInput`: a sign that is never let in does not move the caret. */
export function refuseQuote(event: FormEvent<HTMLTextAreaElement>): void {
  if ((event as unknown as InputEvent).data === '"') event.preventDefault();
}
