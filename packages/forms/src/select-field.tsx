import { Field, Select, type SelectProps } from '@hub/web/parts';
import type { FormValues, TextName } from './contract-form.ts';
import type { FormFieldProps } from './field-base.ts';
import { useFormTexts } from './form-texts.ts';

export type Option = { value: string; label: string; lang?: string; disabled?: boolean };
export type SelectFieldProps<V extends FormValues> = FormFieldProps<V, TextName<V>> &
  Omit<SelectProps, 'form' | 'name' | 'value' | 'onChange' | 'id' | 'children'> & {
    options: readonly Option[];
    onChoose?: (value: string) => void;
  };

export function SelectField<V extends FormValues>(props: SelectFieldProps<V>) {
  const texts = useFormTexts();
  const { form, name, label, hint, optional, options, empty = texts.chooseEmpty, onChoose, ...control } = props;
  const choose = (value: string) => {
    form.change(name, value as V[typeof name]);
    onChoose?.(value);
  };
  return (
    <Field id={form.fieldId(name)} label={label} hint={hint} optional={optional} error={form.errors[name]}>
      {(wire) => (
        <Select
          {...control}
          {...wire}
          name={name}
          empty={empty}
          value={form.values[name] as string}
          onChange={(event) => choose(event.currentTarget.value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} lang={option.lang} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
