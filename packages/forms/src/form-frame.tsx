import { Stack } from '@hub/web';
import type { ReactNode } from 'react';
import type { ContractForm, FormValues } from './contract-form.ts';
import { DraftBanner } from './draft-banner.tsx';
import { ErrorSummary } from './error-summary.tsx';

export type FormFrameProps<V extends FormValues> = {
  form: ContractForm<V>;
  /** For buttons that stand outside of it (`form={id}`): without one of its own, Enter sends nothing. */
  id?: string;
  label?: string;
  /** Stands in place of a refusal for that reason. */
  changed?: ReactNode;
  children: ReactNode;
};

export function FormFrame<V extends FormValues>({ form, id, label, changed, children }: FormFrameProps<V>) {
  return (
    <form
      id={id}
      noValidate
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      <Stack>
        <ErrorSummary form={form} changed={changed} />
        <DraftBanner form={form} />
        {children}
      </Stack>
    </form>
  );
}
