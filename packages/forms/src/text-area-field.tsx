import { Field, TextArea } from '@hub/web/parts';
import type { ComponentProps } from 'react';
import type { FormValues, TextName } from './contract-form.ts';
import { CountOf } from './count-of.tsx';
import type { FormFieldProps } from './field-base.ts';
import { useFormTexts } from './form-texts.ts';

export type TextAreaFieldProps<V extends FormValues> = FormFieldProps<V, TextName<V>> &
  Omit<ComponentProps<'textarea'>, 'form' | 'name' | 'value' | 'onChange' | 'id'> & {
    /** Limit in code points: counted and told, never enforced while typing. */
    limit?: number;
  };

export function TextAreaField<V extends FormValues>(props: TextAreaFieldProps<V>) {
  const { form, name, label, hint, optional, limit, ...control } = props;
  const texts = useFormTexts();
  const value = form.values[name] as string;
  return (
    <Field
      id={form.fieldId(name)}
      label={label}
      hint={hint}
      optional={optional}
      error={form.errors[name]}
      note={form.draft.saved && value !== '' ? texts.draftSaved : undefined}
      count={limit === undefined ? undefined : <CountOf text={value} limit={limit} />}
    >
      {(wire) => (
        <TextArea
          {...control}
          {...wire}
          name={name}
          value={value}
          onChange={(event) => form.change(name, event.currentTarget.value as V[typeof name])}
        />
      )}
    </Field>
  );
}
