import { Refusal } from '../boot/say.mjs';

/** What a bench looks at: what has one of the words in its name; all of it without words. A word that no name has is refused. */
export function chosen<Name extends string>(words: readonly string[], names: readonly Name[]): Name[] {
  const lost = words.find((word) => !names.some((name) => name.includes(word)));
  if (lost !== undefined) throw new Refusal(`nothing to measure has ${lost} in its name; there are:`, ...names);
  return words.length ? names.filter((name) => words.some((word) => name.includes(word))) : [...names];
}
