import { noWords, type Words } from '@hub/contracts/surveys';
import { htmlLang, type Language } from '@hub/web';
import { Field, TextArea, TextInput } from '@hub/web/parts';
import { LanguageColumns } from '@hub/web/staff';
import { useLingui } from '@lingui/react/macro';
import type { Wired } from './wired.ts';

/** A text of the survey. `path`: its place in the body, where its errors are. */
export type WordsRow = {
  path: string;
  label: string;
  hint?: string;
  value: Words | undefined;
  long?: boolean;
  optional?: boolean;
  onChange: (words: Words) => void;
};

type Props = { label: string; rows: readonly WordsRow[]; form: Wired };

const names = { 'zh-TW': 'tw', 'zh-HK': 'hk', en: 'en' } as const satisfies Record<Language, keyof Words>;
const languages = Object.keys(names) as Language[];

/** Texts of players in every language side by side; which are missing is told. */
export function WordsFields({ label, rows, form }: Props) {
  const { t } = useLingui();
  const said = rows.filter(({ value }) => value?.tw);
  const stateOf = (language: Language) => {
    const missing = said.some(({ value }) => !value?.[names[language]]);
    if (language === 'zh-TW') return { words: t`必填`, kind: 'neutral' } as const;
    if (said.length === 0) return { words: t`沒寫的同台灣`, kind: 'neutral' } as const;
    if (language === 'zh-HK')
      return missing
        ? ({ words: t`沒寫的同台灣`, kind: 'neutral' } as const)
        : ({ words: t`已寫好`, kind: 'ok' } as const);
    return missing ? ({ words: t`還沒寫完`, kind: 'warn' } as const) : ({ words: t`已寫好`, kind: 'ok' } as const);
  };
  return (
    <LanguageColumns
      label={label}
      hint={t`沒寫的語言，玩家會讀到台灣的文字。`}
      columns={languages.map((language) => ({
        language,
        state: stateOf(language),
        fields: rows.map((row) => <WordsField key={row.path} row={row} language={language} form={form} />),
      }))}
    />
  );
}

function WordsField({ row, language, form }: { row: WordsRow; language: Language; form: Wired }) {
  const { t } = useLingui();
  const suffix = { 'zh-TW': '', 'zh-HK': t`（香港）`, en: t`（英文）` }[language];
  const name = names[language];
  const path = `${row.path}.${name}`;
  const { value = noWords, onChange, long, optional = false } = row;
  const typed = {
    value: value[name],
    lang: htmlLang(language),
    autoComplete: 'off',
    onChange: (event: { currentTarget: { value: string } }) => {
      form.forget(path);
      onChange({ ...value, [name]: event.currentTarget.value });
    },
  };
  return (
    <Field
      id={form.fieldId(path)}
      label={`${row.label}${suffix}`}
      hint={language === 'zh-TW' ? row.hint : undefined}
      error={form.errors[path]}
      optional={optional && language === 'zh-TW'}
    >
      {(wire) => (long ? <TextArea {...wire} {...typed} rows={3} /> : <TextInput {...wire} {...typed} />)}
    </Field>
  );
}
