import { areaOf, AREAS, type Area } from './areas.ts';

/**
 * What a run is asked for. `files`: the test files that were chosen, undefined for all of them; `titles`: words that tests
 * are chosen by; `whole`: storms in full size; `since`: a revision, to run what the changes since then can reach.
 */
export type Wanted = { files: string[] | undefined; titles: string[]; whole: boolean; since: string | undefined };

const CHANGED = /^--changed(?:=(.+))?$/;
const isArea = (word: string): word is Area => AREAS.some((area) => area === word) || word === 'site';

/** The name of an area chooses its tests; a word that is part of a path chooses files; any other chooses tests by title. */
export function wantedOf(words: readonly string[], all: readonly string[]): Wanted {
  const since = words.map((word) => CHANGED.exec(word)).find(Boolean);
  const plain = words.filter((word) => !word.startsWith('--'));
  const ofWord = (word: string) => all.filter((file) => (isArea(word) ? areaOf(file) === word : file.includes(word)));
  const named = plain.filter((word) => ofWord(word).length > 0);
  return {
    files: named.length ? [...new Set(named.flatMap(ofWord))] : undefined,
    titles: plain.filter((word) => !named.includes(word)),
    whole: words.includes('--all'),
    since: since ? (since[1] ?? 'HEAD') : undefined,
  };
}
