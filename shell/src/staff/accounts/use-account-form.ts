import { isApiFault, useLanguage } from '@hub/web';
import type { faultsOf } from '@hub/contracts/shared';
import { useEffect, useRef, useState, type FormEvent, type RefObject } from 'react';
import { accountFaults, stillTold, type Sentences } from './account-faults.ts';

export type AccountForm = {
  ref: RefObject<HTMLFormElement | null>;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** What is wrong now, by path; empty before the first attempt. */
  fields: Sentences;
  /** Paths of the server's sentences that stand at a field. */
  known: string[];
};

type Schema = Parameters<typeof faultsOf>[0];

/**
 * The form of an account over its contract: checked at the first attempt, then on every change, so that a sentence goes as
 * soon as its field is right. Only what is right is sent. After a fault the focus is where it belongs.
 */
export function useAccountForm<V extends Record<string, unknown>>(
  schema: Schema,
  values: V,
  { error, send }: { error: unknown; send: (values: V) => unknown },
): AccountForm {
  const language = useLanguage();
  const ref = useRef<HTMLFormElement>(null);
  const [attempts, setAttempts] = useState(0);
  const [sent, setSent] = useState<V>();
  useEffect(() => {
    if (attempts > 0 || error) ref.current?.querySelector<HTMLElement>('[aria-invalid]:enabled')?.focus();
  }, [attempts, error]);
  const wrong = accountFaults(schema, values, language);
  const told = isApiFault(error) ? error.fields : {};
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setAttempts(attempts + 1);
    if (Object.keys(wrong).length > 0) return;
    setSent(values);
    send(values);
  };
  return {
    ref,
    onSubmit,
    fields: attempts === 0 ? {} : { ...(sent && stillTold(told, sent, values)), ...wrong },
    known: sent ? Object.keys(stillTold(told, sent, sent)) : [],
  };
}
