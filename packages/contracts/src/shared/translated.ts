import { string, type StringSchema } from 'yup';
import { languages, type Language } from './texts.ts';

export const otherLanguages = ['zh-HK', 'en'] as const;
export type OtherLanguage = (typeof otherLanguages)[number];

const ends = { 'zh-TW': '', 'zh-HK': '_hk', en: '_en' } as const satisfies Record<Language, string>;
type End = (typeof ends)[OtherLanguage];
export type OtherField<Name extends string> = `${Name}${End}`;
export type TextField<Name extends string> = Name | OtherField<Name>;

/** `title`, `title_hk`, `title_en`. */
export const fieldIn = (name: string, language: Language): string => `${name}${ends[language]}`;

/** At most as long as in zh-TW, or empty. `code`: of what is longer. */
export function translated<Name extends string>(
  name: Name,
  max: number,
  code = 'TEXT_LONG',
): Record<OtherField<Name>, StringSchema<string, object, ''>> {
  const rows = otherLanguages.map((language) => [fieldIn(name, language), string().trim().max(max, code).default('')]);
  return Object.fromEntries(rows) as Record<OtherField<Name>, StringSchema<string, object, ''>>;
}

/** A language that has nothing is not there. */
export type Translations = Partial<Record<OtherLanguage, Record<string, string>>>;
type Values = Record<string, unknown>;
const textIn = (values: Values, name: string, language: Language) => String(values[fieldIn(name, language)] ?? '');

export function translationsOf(values: Values, names: readonly string[]): Translations {
  const rows = otherLanguages.map((language) => {
    const texts = names.map((name) => [name, textIn(values, name, language)] as const).filter(([, text]) => text);
    return [language, Object.fromEntries(texts)] as const;
  });
  return Object.fromEntries(rows.filter(([, texts]) => Object.keys(texts).length > 0));
}

export function fieldsOf<Name extends string>(
  translations: Translations | null,
  names: readonly Name[],
): Record<OtherField<Name>, string> {
  const rows = otherLanguages.flatMap((language) =>
    names.map((name) => [fieldIn(name, language), translations?.[language]?.[name] ?? '']),
  );
  return Object.fromEntries(rows) as Record<OtherField<Name>, string>;
}

export function everyText<Name extends string>(
  values: object,
  names: readonly Name[],
): Record<TextField<Name>, string> {
  const all = names.flatMap((name) => languages.map((language) => fieldIn(name, language)));
  return Object.fromEntries(all.map((field) => [field, String((values as Values)[field] ?? '')])) as Record<
    TextField<Name>,
    string
  >;
}

type Row = { translations: Translations | null };

/** Languages in which something that zh-TW says is not said. */
export function lacking<Name extends string>(row: Row & Record<Name, string>, names: readonly Name[]): OtherLanguage[] {
  const whole = (language: OtherLanguage) => names.every((name) => !row[name] || row.translations?.[language]?.[name]);
  return otherLanguages.filter((language) => !whole(language));
}

/** A row in a reader's language: wholly, or in zh-TW. */
export function inLanguage<Name extends string, Any extends Row & Record<Name, string>>(
  row: Any,
  names: readonly Name[],
  language: Language,
): Any {
  if (language === 'zh-TW' || lacking(row, names).includes(language)) return row;
  return { ...row, ...row.translations?.[language] };
}
