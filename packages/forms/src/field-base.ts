import type { FieldFrame } from '@hub/web';
import type { ReactNode } from 'react';
import type { ContractForm, FormValues } from './contract-form.ts';

/** What every field takes besides the attributes of its control. */
export type FormFieldProps<V extends FormValues, N extends string> = Omit<FieldFrame, 'id' | 'error'> & {
  form: ContractForm<V>;
  name: N;
  label: ReactNode;
};
