import { Stack } from '@hub/web';
import type { ReactNode } from 'react';
import type { ContractForm, FormValues } from './contract-form.ts';
import { DraftBanner } from './draft-banner.tsx';
import { ErrorSummary } from './error-summary.tsx';

export type FormFrameProps<V extends FormValues> = {
  form: ContractForm<V>;
  label?: string;
  children: ReactNode;
};

/** The form element: summary first, then the banner of a restored draft, then the fields, 24 px apart. */
export function FormFrame<V extends FormValues>({ form, label, children }: FormFrameProps<V>) {
  return (
    <form
      noValidate
      aria-label={label}
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      <Stack>
        <ErrorSummary form={form} />
        <DraftBanner form={form} />
        {children}
      </Stack>
    </form>
  );
}
