import { htmlLang, type Language } from '@hub/web';
import type { ContractForm } from '@hub/forms';
import { textsOf, type SettingName, type SettingValues } from '@hub/contracts/catalog';
import { fieldIn, languages } from '@hub/contracts/shared';
import { LanguageColumns } from '@hub/web/staff';
import { useLingui } from '@lingui/react/macro';
import { lackingIn } from './setting-values.ts';
import { SettingField } from './setting-field.tsx';
import type { SettingField as Spec } from './setting-spec.ts';

/** A field of a text in a language: beside zh-TW nothing is needed, and what is said of it stands there. */
function specIn(spec: Spec, language: Language, name: string): Spec {
  const lang = htmlLang(language);
  if (language === 'zh-TW') return { ...spec, lang };
  return { ...spec, name: fieldIn(spec.name, language), label: `${spec.label}${name}`, hint: undefined, lang };
}

/** Every field of a kind with those of the other languages, in the order of the form. */
export function useEveryField(kind: SettingName, fields: readonly Spec[]): Record<Language, Spec[]> {
  const { t } = useLingui();
  const texts = fields.filter(({ name }) => textsOf(kind).includes(name));
  const names = { 'zh-TW': '', 'zh-HK': t`（香港）`, en: t`（英文）` };
  const of = (language: Language) => texts.map((spec) => specIn(spec, language, names[language]));
  return { 'zh-TW': of('zh-TW'), 'zh-HK': of('zh-HK'), en: of('en') };
}

type Props = { kind: SettingName; form: ContractForm<SettingValues>; fields: Record<Language, Spec[]>; isNew: boolean };

/** What players read, side by side in every language; which are missing is told. */
export function SettingTexts({ kind, form, fields, isNew }: Props) {
  const { t } = useLingui();
  const missing = lackingIn(kind, form.values);
  const stateOf = (language: Language) => {
    if (language === 'zh-TW') return { words: t`必填`, kind: 'neutral' } as const;
    return missing.includes(language)
      ? ({ words: t`還沒寫完`, kind: 'warn' } as const)
      : ({ words: t`已寫好`, kind: 'ok' } as const);
  };
  return (
    <LanguageColumns
      label={t`玩家看到的文字`}
      hint={t`還沒寫完的語言，玩家會讀到台灣的文字。`}
      columns={languages.map((language) => ({
        language,
        state: stateOf(language),
        fields: fields[language].map((spec) => <SettingField key={spec.name} form={form} spec={spec} isNew={isNew} />),
      }))}
    />
  );
}
