import { wordsIn, type SurveyField } from '@hub/contracts/surveys';
import { contentLang, useLanguage } from '@hub/web';
import { CheckboxRow, Field, FieldGroup, Select } from '@hub/web/parts';
import { useLingui } from '@lingui/react/macro';
import type { Wired } from './wired.ts';
import css from './editor.module.css';

type Props = {
  path: string;
  field: SurveyField;
  /** Choices that stand before it. */
  choices: readonly SurveyField[];
  form: Wired;
  onChange: (over: Partial<SurveyField>) => void;
};

/** When players see it: always, or if an earlier choice was answered so. */
export function WhenFields({ path, field, choices, form, onChange }: Props) {
  const { t } = useLingui();
  const language = useLanguage();
  const { when } = field;
  const asked = choices.find(({ key }) => key === when?.field);
  if (choices.length === 0 && !when) return null;
  const choose = (key: string) => {
    form.forget(`${path}.when.field`);
    onChange({ when: key === '' ? undefined : { field: key, is: [] } });
  };
  const toggle = (key: string, on: boolean) => {
    form.forget(`${path}.when.is`);
    if (when) onChange({ when: { ...when, is: on ? [...when.is, key] : when.is.filter((one) => one !== key) } });
  };
  const fault = form.errors[`${path}.when`] ?? form.errors[`${path}.when.field`];
  return (
    <div className={css.rules}>
      <Field id={form.fieldId(`${path}.when.field`)} label={t`什麼時候顯示`} error={fault}>
        {(wire) => (
          <Select
            {...wire}
            empty={t`一律顯示`}
            value={when?.field ?? ''}
            lang={contentLang}
            onChange={({ currentTarget }) => choose(currentTarget.value)}
          >
            {choices.map((one) => (
              <option key={one.key} value={one.key}>
                {t`看「${wordsIn(one.label, language) || one.key}」的回答`}
              </option>
            ))}
            {when && !asked && <option value={when.field}>{t`「${when.field}」（不在這題前面）`}</option>}
          </Select>
        )}
      </Field>
      {asked && (
        <FieldGroup
          id={form.fieldId(`${path}.when.is`)}
          legend={t`選了這些的任何一個，就顯示`}
          error={form.errors[`${path}.when.is`]}
          columns={2}
        >
          {(asked.options ?? []).map((option, at) => (
            <CheckboxRow
              key={option.key}
              id={at === 0 ? form.fieldId(`${path}.when.is`) : undefined}
              boxed
              checked={when?.is.includes(option.key) ?? false}
              label={<span lang={contentLang}>{wordsIn(option.label, language) || option.key}</span>}
              onChange={({ currentTarget }) => toggle(option.key, currentTarget.checked)}
            />
          ))}
        </FieldGroup>
      )}
    </div>
  );
}
