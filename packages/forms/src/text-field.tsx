import { Field, TextInput, type TextInputProps } from '@hub/web/parts';
import { useEffect } from 'react';
import type { FormValues, TextName } from './contract-form.ts';
import { CountOf } from './count-of.tsx';
import type { FormFieldProps } from './field-base.ts';
import { normaliseInput, ungrouped } from './normalise-input.ts';

export type TextFieldProps<V extends FormValues> = FormFieldProps<V, TextName<V>> &
  Omit<TextInputProps, 'form' | 'name' | 'value' | 'onChange' | 'onBlur' | 'id'> & {
    /** Makes full-width digits, @ . and - half-width when the field is left. On for e-mail, phone, numbers and codes. */
    halfWidth?: boolean;
    grouped?: boolean;
    /** In code points: counted and told, never enforced while typing. */
    limit?: number;
  };

export function TextField<V extends FormValues>(props: TextFieldProps<V>) {
  const { form, name, label, hint, optional, grouped, limit, halfWidth = isMachineText(props), ...control } = props;
  const { join } = form;
  const value = form.values[name] as string;
  const change = (typed: string) => form.change(name, typed as V[typeof name]);

  const tidy = grouped ? ungrouped : normaliseInput;
  useEffect(() => (halfWidth ? join(name, { tidy }) : undefined), [halfWidth, join, name, tidy]);

  return (
    <Field
      id={form.fieldId(name)}
      label={label}
      hint={hint}
      optional={optional}
      error={form.errors[name]}
      count={limit === undefined ? undefined : <CountOf text={value} limit={limit} />}
    >
      {(wire) => (
        <TextInput
          {...control}
          {...wire}
          name={name}
          value={value}
          onChange={(event) => change(event.currentTarget.value)}
          onBlur={() => {
            if (halfWidth && tidy(value) !== value) change(tidy(value));
          }}
        />
      )}
    </Field>
  );
}

function isMachineText({ type, inputMode, code }: Pick<TextInputProps, 'type' | 'inputMode' | 'code'>): boolean {
  return code === true || type === 'email' || type === 'tel' || inputMode === 'numeric' || inputMode === 'decimal';
}
