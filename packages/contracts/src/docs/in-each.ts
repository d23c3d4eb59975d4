import { languages } from '../shared/texts.ts';
import { fieldIn, type TextField } from '../shared/translated.ts';

export const inEach = <Name extends string>(name: Name, texts: readonly [tw: string, hk: string, en: string]) =>
  Object.fromEntries(languages.map((language, at) => [fieldIn(name, language), texts[at]])) as Record<
    TextField<Name>,
    string
  >;
