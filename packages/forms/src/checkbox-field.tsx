import { CircleAlertIcon } from '@hub/web';
import { CheckboxRow } from '@hub/web/parts';
import type { ReactNode } from 'react';
import type { ChoiceName, ContractForm, FormValues } from './contract-form.ts';
import css from './checkbox-field.module.css';

export type CheckboxFieldProps<V extends FormValues> = {
  form: ContractForm<V>;
  name: ChoiceName<V>;
  label: ReactNode;
  hint?: ReactNode;
  boxed?: boolean;
  onChoose?: (checked: boolean) => void;
};

export function CheckboxField<V extends FormValues>({ form, name, onChoose, ...row }: CheckboxFieldProps<V>) {
  const id = form.fieldId(name);
  const error = form.errors[name];
  return (
    <div>
      {error !== undefined && (
        <p id={`${id}-error`} className={css.error}>
          <CircleAlertIcon />
          {error}
        </p>
      )}
      <CheckboxRow
        {...row}
        id={id}
        name={name}
        checked={form.values[name] === true}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        onChange={(event) => {
          form.change(name, event.currentTarget.checked as V[typeof name]);
          onChoose?.(event.currentTarget.checked);
        }}
      />
    </div>
  );
}
