import { FieldGroup } from '@hub/web/parts';
import type { FormValues, TextName } from '../contract-form.ts';
import type { FormFieldProps } from '../field-base.ts';
import { useFormTexts } from '../form-texts.ts';
import { PartSelect } from './part-select.tsx';
import css from './part-select.module.css';

export type BirthdayFieldProps<V extends FormValues> = FormFieldProps<V, TextName<V>> & {
  /** Offered, in this order. */
  years: readonly number[];
};

type Part = 'year' | 'month' | 'day';
const parts: readonly Part[] = ['year', 'month', 'day'];
const countTo = (many: number): number[] => Array.from({ length: many }, (_, at) => at + 1);

/** Its value is `YYYY-MM-DD`; what is not chosen yet is left out of it: `1995--`. */
export function BirthdayField<V extends FormValues>(props: BirthdayFieldProps<V>) {
  const { form, name, label, hint, optional, years } = props;
  const texts = useFormTexts();
  const id = form.fieldId(name);
  const error = form.errors[name];
  const chosen = readParts(form.values[name] as string);
  const offered = { year: years, month: countTo(12), day: countTo(daysIn(chosen)) };
  const words = {
    year: { label: texts.year, option: texts.yearOption },
    month: { label: texts.month, option: texts.monthOption },
    day: { label: texts.day, option: texts.dayOption },
  };
  const choose = (part: Part, value: string) =>
    form.change(name, written({ ...chosen, [part]: value === '' ? undefined : Number(value) }) as V[typeof name]);

  return (
    <FieldGroup id={id} legend={label} hint={hint} optional={optional} error={error}>
      <div className={css.three}>
        {parts.map((part) => (
          <PartSelect
            key={part}
            id={part === 'year' ? id : `${id}-${part}`}
            label={words[part].label}
            autoComplete={`bday-${part}`}
            empty={texts.chooseEmpty}
            value={chosen[part] ?? ''}
            aria-invalid={error === undefined ? undefined : true}
            onChange={({ currentTarget }) => choose(part, currentTarget.value)}
          >
            {offered[part].map((number) => (
              <option key={number} value={number}>
                {words[part].option(number)}
              </option>
            ))}
          </PartSelect>
        ))}
      </div>
    </FieldGroup>
  );
}

type Parts = Partial<Record<Part, number>>;

function readParts(text: string): Parts {
  const numbers = text.split('-').map((part) => Number(part) || undefined);
  return { year: numbers[0], month: numbers[1], day: numbers[2] };
}

/** A leap year until one is chosen. */
const daysIn = ({ year = 2000, month = 1 }: Parts): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

function written(parts: Parts): string {
  const { year, month, day } = parts;
  if (!year && !month && !day) return '';
  const two = (number: number | undefined) => (number === undefined ? '' : String(number).padStart(2, '0'));
  return `${year ?? ''}-${two(month)}-${two(day !== undefined && day > daysIn(parts) ? undefined : day)}`;
}
