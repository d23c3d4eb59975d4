import { choicesIn, type SurveyOption } from '@hub/contracts/surveys';
import { CheckboxField, RadioField } from '@hub/forms';
import { ContentText, useLanguage } from '@hub/web';
import { CheckboxRow, FieldGroup } from '@hub/web/parts';
import { useLingui } from '@lingui/react/macro';
import { Said, useWordsIn } from '../words.tsx';
import { asChoices, asTexts, type SurveyFieldProps } from './field-props.ts';
import css from './form.module.css';

type Props = SurveyFieldProps & { number?: number };

/** The word behind a question that may be left out is the kit's. */
function Question({ field, number }: Pick<Props, 'field' | 'number'>) {
  return (
    <>
      {number !== undefined && <span className={css.number}>{number} </span>}
      <Said words={field.label} />
    </>
  );
}

const FEW = 6;
const SHORT = { han: 6, latin: 9 };

/** Two columns for many short answers; a long one would be broken in half a phone. */
function useColumns(options: readonly SurveyOption[]): 1 | 2 {
  const wordsIn = useWordsIn();
  const most = useLanguage() === 'en' ? SHORT.latin : SHORT.han;
  return options.length > FEW && options.every(({ label }) => [...wordsIn(label)].length <= most) ? 2 : 1;
}

export function RadioQuestion({ answers, field, number }: Props) {
  const { options = [], hint, required } = field;
  const columns = useColumns(options);
  return (
    <RadioField
      form={asTexts(answers)}
      name={field.key}
      label={<Question field={field} number={number} />}
      hint={hint?.tw ? <Said words={hint} /> : undefined}
      optional={!required}
      columns={columns}
      choices={options.map(({ key, label }) => ({ value: key, label: <Said words={label} /> }))}
    />
  );
}

/** Its value is the keys of what is chosen, joined by commas, in the order of the options. */
export function ChecksQuestion({ answers, field, number }: Props) {
  const { key: name, options = [], hint, required } = field;
  const columns = useColumns(options);
  const limits = useLimits(field);
  const id = answers.fieldId(name);
  const error = answers.errors[name];
  const chosen = choicesIn(answers.values[name]);
  const choose = (key: string, is: boolean) => {
    const now = options.map((option) => option.key).filter((one) => (one === key ? is : chosen.includes(one)));
    answers.change(name, now.join(','));
  };
  return (
    <FieldGroup
      id={id}
      legend={<Question field={field} number={number} />}
      hint={hint?.tw || limits ? <CheckHint field={field} limits={limits} /> : undefined}
      optional={!required}
      error={error}
      columns={columns}
    >
      {options.map(({ key, label }, at) => (
        <CheckboxRow
          key={key}
          id={at === 0 ? id : undefined}
          name={name}
          value={key}
          boxed
          label={<Said words={label} />}
          checked={chosen.includes(key)}
          aria-invalid={error === undefined ? undefined : true}
          onChange={({ currentTarget }) => choose(key, currentTarget.checked)}
        />
      ))}
    </FieldGroup>
  );
}

function useLimits({ minChoices = 0, maxChoices = 0, options = [] }: SurveyFieldProps['field']): string {
  const { t } = useLingui();
  const most = maxChoices > 0 && maxChoices < options.length ? maxChoices : 0;
  if (minChoices > 1 && most > 0) return t`可複選，${minChoices} 到 ${most} 項`;
  if (minChoices > 1) return t`可複選，至少 ${minChoices} 項`;
  if (most === 1) return t`選 1 項`;
  return most > 0 ? t`可複選，最多 ${most} 項` : t`可複選`;
}

function CheckHint({ field, limits }: { field: SurveyFieldProps['field']; limits: string }) {
  return (
    <>
      <Said words={field.hint} />
      {field.hint?.tw && limits && <br />}
      {limits && <ContentText>{limits}</ContentText>}
    </>
  );
}

export function ConsentField({ answers, field }: SurveyFieldProps) {
  const { key, label, hint } = field;
  return (
    <CheckboxField
      form={asChoices(answers)}
      name={key}
      boxed
      label={<Said words={label} />}
      hint={hint?.tw ? <Said words={hint} /> : undefined}
    />
  );
}
