import { Field, TextArea } from '@hub/web';
import { useEffect, useState, type ComponentProps } from 'react';
import { countCodePoints } from './code-points.ts';
import type { FormValues, TextName } from './contract-form.ts';
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
  const length = countCodePoints(value.trim());
  return (
    <Field
      id={form.fieldId(name)}
      label={label}
      hint={hint}
      optional={optional}
      error={form.errors[name]}
      note={form.draft.saved && value !== '' ? texts.draftSaved : undefined}
      count={limit === undefined ? undefined : <Count length={length} limit={limit} />}
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

function Count({ length, limit }: { length: number; limit: number }) {
  return (
    <>
      <span aria-hidden="true">
        {length.toLocaleString('en')}/{limit.toLocaleString('en')}
      </span>
      <SpokenCount length={length} limit={limit} />
    </>
  );
}

const PAUSE_MS = 1000;

/** Readers hear the count when typing stops, and only near the limit. */
function SpokenCount({ length, limit }: { length: number; limit: number }) {
  const [said, setSaid] = useState('');
  const texts = useFormTexts();
  useEffect(() => {
    const left = limit - length;
    const words = left < 0 ? texts.countOver(-left) : left <= limit / 10 ? texts.countLeft(left) : '';
    const timer = setTimeout(() => setSaid(words), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [length, limit, texts]);
  return (
    <span className="visually-hidden" role="status">
      {said}
    </span>
  );
}
