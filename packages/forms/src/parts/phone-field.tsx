import { Field, TextInput } from '@hub/web/parts';
import { phoneDigits, phoneLocaleOf, wirePhone } from '@hub/contracts/shared';
import { useCallback, useEffect } from 'react';
import type { FormValues, TextName } from '../contract-form.ts';
import type { FormFieldProps } from '../field-base.ts';
import { useFormTexts } from '../form-texts.ts';
import { normaliseInput } from '../normalise-input.ts';
import type { PhoneArea } from './phone-area.ts';

export type PhoneFieldProps<V extends FormValues> = FormFieldProps<V, TextName<V>> & { area: PhoneArea };

/** Its value is digits only: of Taiwan with the 0 in front, of everywhere else with the country's code. */
export function PhoneField<V extends FormValues>({ form, name, label, hint, optional, area }: PhoneFieldProps<V>) {
  const texts = useFormTexts();
  const { join } = form;
  const value = form.values[name] as string;
  const change = (typed: string) => form.change(name, typed as V[typeof name]);
  const tidy = useCallback((typed: string) => tidyPhone(typed, area), [area]);
  useEffect(() => join(name, { tidy }), [join, name, tidy]);
  return (
    <Field
      id={form.fieldId(name)}
      label={label}
      hint={hint ?? texts.phoneHint(area)}
      optional={optional}
      error={form.errors[name]}
    >
      {(wire) => (
        <TextInput
          {...wire}
          name={name}
          type="tel"
          inputMode="tel"
          autoComplete={area === '886' ? 'tel-national' : 'tel'}
          width="medium"
          value={value}
          onChange={(event) => change(event.currentTarget.value)}
          onBlur={() => {
            if (tidy(value) !== value) change(tidy(value));
          }}
        />
      )}
    </Field>
  );
}

/** What holds more than a phone stays as it is: the rule says what is wrong with it. */
function tidyPhone(typed: string, area: PhoneArea): string {
  const digits = phoneDigits(typed);
  if (!/^\d+$/.test(digits)) return normaliseInput(typed);
  return area === 'other' ? digits : wirePhone(typed, phoneLocaleOf(area));
}
