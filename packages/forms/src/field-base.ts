import type { FieldFrame } from '@hub/web/parts';
import type { ReactNode } from 'react';
import type { ContractForm, FormValues } from './contract-form.ts';

export type FormFieldProps<V extends FormValues, N extends string> = Omit<FieldFrame, 'id' | 'error'> & {
  form: ContractForm<V>;
  name: N;
  label: ReactNode;
};
