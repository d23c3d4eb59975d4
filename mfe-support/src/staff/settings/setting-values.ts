import {
  catalogTexts,
  settingBodies,
  textsOf,
  tipsLike,
  tipsOf,
  type Setting,
  type SettingName,
  type SettingValues,
} from '@hub/contracts/catalog';
import {
  fieldIn,
  lacking,
  languages,
  otherLanguages,
  sentenceOf,
  sharedTexts,
  translationsOf,
  type Language,
} from '@hub/contracts/shared';
import { pageLanguage } from '@hub/web';
import type { AnySchema } from 'yup';

export const settingSentence = (code: string, params: Record<string, unknown>): string => {
  const texts = { ...sharedTexts, ...catalogTexts };
  return sentenceOf(texts, code in texts ? code : 'FIELD_INVALID', pageLanguage(), params);
};

/** What the form of a new setting begins with: the contract's own beginnings. */
export function freshSetting(kind: SettingName, mode: Setting['mode']): Setting {
  const { fields } = settingBodies[kind];
  const values = Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const begin: unknown = (field as AnySchema).getDefault();
      return [name, typeof begin === 'boolean' ? begin : String(begin ?? '')];
    }),
  );
  return { key: '', version: 0, values, mode, versions: [] };
}

/** Languages in which a form does not say all that zh-TW does. */
export function lackingIn(kind: SettingName, values: SettingValues): readonly Language[] {
  const names = textsOf(kind);
  const translations = translationsOf(values, names);
  const whole = Object.fromEntries(names.map((name) => [name, String(values[name] ?? '')]));
  const missing = lacking<string>(Object.assign(whole, { translations }), names);
  if (kind !== 'tips') return missing;
  const tips = String(values.tips);
  const gaps = otherLanguages.filter((language) => tipsLike(tips, translations[language]?.tips).includes(''));
  return tipsOf(tips).length > 0 ? gaps : [];
}

/** What stands in a form as players of a language read it. */
export function valuesIn(kind: SettingName, values: SettingValues, language: Language): SettingValues {
  const read = (name: string) => [name, String(values[fieldIn(name, language)] || values[name])] as const;
  if (kind === 'tips') {
    const own = tipsLike(String(values.tips), String(values[fieldIn('tips', language)] ?? ''));
    const lines = tipsOf(String(values.tips)).map((tip, at) => own[at] || tip);
    return { ...values, tips: lines.join('\n') };
  }
  if (lackingIn(kind, values).includes(language)) return values;
  return { ...values, ...Object.fromEntries(textsOf(kind).map(read)) };
}

export const languagesOf = (kind: SettingName): readonly Language[] => (textsOf(kind).length > 0 ? languages : []);

/** Names of the fields that differ. */
export const differing = (one: SettingValues, other: SettingValues): string[] =>
  Object.keys(one).filter((name) => one[name] !== other[name]);
