import {
  catalogTexts,
  settingBodies,
  type Setting,
  type SettingName,
  type SettingValues,
} from '@hub/contracts/catalog';
import { sentenceOf, sharedTexts } from '@hub/contracts/shared';
import { pageLanguage } from '@hub/web';

/** Sentence of a code in the language of the page. */
export const settingSentence = (code: string, params: Record<string, unknown>): string => {
  const texts = { ...sharedTexts, ...catalogTexts };
  return sentenceOf(texts, code in texts ? code : 'FIELD_INVALID', pageLanguage(), params);
};

/** What the form of a new setting begins with: the contract's own beginnings. */
export function freshSetting(kind: SettingName, mode: Setting['mode']): Setting {
  const { fields } = settingBodies[kind];
  const values = Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const begin: unknown = field.getDefault();
      return [name, typeof begin === 'boolean' ? begin : String(begin ?? '')];
    }),
  );
  return { key: '', version: 0, values, mode, versions: [] };
}

/** Names of the fields that differ. */
export const differing = (one: SettingValues, other: SettingValues): string[] =>
  Object.keys(one).filter((name) => one[name] !== other[name]);
