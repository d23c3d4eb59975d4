import { FieldGroup, RadioRow } from '@hub/web/parts';
import type { ReactNode } from 'react';
import type { FormValues, TextName } from './contract-form.ts';
import type { FormFieldProps } from './field-base.ts';

export type Choice = { value: string; label: ReactNode; hint?: ReactNode; disabled?: boolean };
export type RadioFieldProps<V extends FormValues> = FormFieldProps<V, TextName<V>> & {
  choices: readonly Choice[];
  columns?: 1 | 2;
  onChoose?: (value: string) => void;
};

export function RadioField<V extends FormValues>(props: RadioFieldProps<V>) {
  const { form, name, label, hint, optional, choices, columns, onChoose } = props;
  const id = form.fieldId(name);
  const error = form.errors[name];
  return (
    <FieldGroup id={id} legend={label} hint={hint} optional={optional} error={error} columns={columns}>
      {choices.map(({ value, ...choice }, index) => (
        <RadioRow
          key={value}
          {...choice}
          id={index === 0 ? id : undefined}
          name={name}
          value={value}
          checked={form.values[name] === value}
          aria-invalid={error === undefined ? undefined : true}
          onChange={() => {
            form.change(name, value as V[typeof name]);
            onChoose?.(value);
          }}
        />
      ))}
    </FieldGroup>
  );
}
