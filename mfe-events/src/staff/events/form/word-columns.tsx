import { htmlLang, type Language } from '@hub/web';
import { fieldIn, lacking, languages, translationsOf } from '@hub/contracts/shared';
import { LanguageColumns } from '@hub/web/staff';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/** A text of players; `long`: it has several lines. */
export type Word<Name extends string> = {
  name: Name;
  label: string;
  hint?: string;
  long?: boolean;
  optional?: boolean;
};
/** Its field in a language. */
export type WordIn = { name: string; label: string; lang: string; hint?: string; long: boolean; optional: boolean };

type Props<Name extends string> = {
  label: string;
  words: readonly Word<Name>[];
  values: object;
  draw: (word: WordIn) => ReactNode;
};

/** What players read, in every language side by side; which are missing is told. */
export function WordColumns<Name extends string>({ label, words, values, draw }: Props<Name>) {
  const { t } = useLingui();
  const names = words.map(({ name }) => name);
  const said = Object.fromEntries(names.map((name) => [name, String((values as Record<string, unknown>)[name] ?? '')]));
  const translations = translationsOf({ ...values }, names);
  const missing = lacking(
    { ...said, translations } as Record<Name, string> & { translations: typeof translations },
    names,
  );
  const suffix = { 'zh-TW': '', 'zh-HK': t`（香港）`, en: t`（英文）` };
  const stateOf = (language: Language) => {
    if (language === 'zh-TW') return { words: t`必填`, kind: 'neutral' } as const;
    return missing.includes(language)
      ? ({ words: t`還沒寫完`, kind: 'warn' } as const)
      : ({ words: t`已寫好`, kind: 'ok' } as const);
  };
  const wordIn = ({ hint, long = false, optional = false, ...word }: Word<Name>, language: Language): WordIn => ({
    name: fieldIn(word.name, language),
    label: `${word.label}${suffix[language]}`,
    lang: htmlLang(language),
    long,
    optional,
    ...(language === 'zh-TW' && hint !== undefined && { hint }),
  });
  return (
    <LanguageColumns
      label={label}
      hint={t`還沒寫完的語言，玩家會讀到台灣的文字。`}
      columns={languages.map((language) => ({
        language,
        state: stateOf(language),
        fields: words.map((word) => draw(wordIn(word, language))),
      }))}
    />
  );
}
