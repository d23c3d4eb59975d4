import type { SurveyField } from '@hub/contracts/surveys';
import { CheckboxRow, Field, TextInput } from '@hub/web/parts';
import { normaliseInput } from '@hub/forms';
import { useLingui } from '@lingui/react/macro';
import type { Wired } from './wired.ts';
import css from './editor.module.css';

type Props = {
  path: string;
  field: SurveyField;
  form: Wired;
  onChange: (over: Partial<SurveyField>) => void;
};

/** As it was typed: what is no number stays there to be corrected, and the schema says so. */
const numberOf = (typed: string): number | undefined => {
  const text = normaliseInput(typed);
  if (text === '') return undefined;
  return /^\d{1,6}$/.test(text) ? Number(text) : (text as unknown as number);
};

/** What an answer to this field must be. */
export function FieldRules({ path, field, form, onChange }: Props) {
  const { t } = useLingui();
  const { kind } = field;
  const line = (name: string, label: string, value: number | undefined, put: (value: number | undefined) => void) => (
    <Field id={form.fieldId(`${path}.${name}`)} label={label} error={form.errors[`${path}.${name}`]} optional>
      {(wire) => (
        <TextInput
          {...wire}
          width="short"
          inputMode="numeric"
          autoComplete="off"
          value={value === undefined ? '' : String(value)}
          onChange={({ currentTarget }) => {
            form.forget(`${path}.${name}`);
            put(numberOf(currentTarget.value));
          }}
        />
      )}
    </Field>
  );
  // Both numbers or neither: with one of them alone the other is the same.
  const digits = (at: 0 | 1, value: number | undefined) => {
    const other = field.digits?.[1 - at];
    if (value === undefined && (other === undefined || other === field.digits?.[at])) return { digits: undefined };
    const [one, two] = [value ?? other, other ?? value] as [number, number];
    return { digits: (at === 0 ? [one, two] : [two, one]) as [number, number] };
  };
  return (
    <div className={css.rules}>
      {kind !== 'note' && (
        <CheckboxRow
          checked={field.required ?? false}
          onChange={({ currentTarget }) => onChange({ required: currentTarget.checked })}
          label={kind === 'consent' ? t`不勾就不能送出` : t`一定要回答`}
        />
      )}
      <div className={css.numbers}>
        {kind === 'text' && line('maxLength', t`最多幾個字`, field.maxLength, (maxLength) => onChange({ maxLength }))}
        {(kind === 'text' || kind === 'role') && (
          <>
            {line('digits[0]', t`最少幾位數字`, field.digits?.[0], (value) => onChange(digits(0, value)))}
            {line('digits[1]', t`最多幾位數字`, field.digits?.[1], (value) => onChange(digits(1, value)))}
          </>
        )}
        {kind === 'checks' && (
          <>
            {line('minChoices', t`最少選幾個`, field.minChoices, (minChoices) => onChange({ minChoices }))}
            {line('maxChoices', t`最多選幾個`, field.maxChoices, (maxChoices) => onChange({ maxChoices }))}
          </>
        )}
      </div>
    </div>
  );
}
