import { object, string, type ObjectSchema } from 'yup';
import { codePoints } from '../shared/fold.ts';
import type { Language } from '../shared/texts.ts';
import { part, text } from '../shared/view.ts';

/** A text of a survey. What `hk` or `en` does not say, `tw` says. */
export type Words = { tw: string; hk: string; en: string };

export function wordsIn(words: Words | undefined, language: Language): string {
  if (!words) return '';
  const said = { 'zh-TW': words.tw, 'zh-HK': words.hk, en: words.en }[language];
  return said || words.tw;
}

export const noWords: Words = { tw: '', hk: '', en: '' };

/** `most`: in code points. `needed`: zh-TW at least. */
export function wordsUpTo(most: number, needed = false): ObjectSchema<Words> {
  const line = () =>
    string()
      .trim()
      .default('')
      .test('longest', 'TOO_LONG', (value, context) =>
        codePoints(value) <= most ? true : context.createError({ message: 'TOO_LONG', params: { max: most } }),
      );
  return object({ tw: needed ? line().required('FIELD_REQUIRED') : line(), hk: line(), en: line() }).noUnknown();
}

export const wordsView = () => part({ tw: text(), hk: text(), en: text() });
