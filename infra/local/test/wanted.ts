import { Refusal } from '../boot/say.mjs';
import { areaOf, AREAS, type Area } from './areas.ts';

/**
 * What a run is asked for. `files`: the test files that were chosen, undefined for all of them; `titles`: words that tests
 * are chosen by; `whole`: storms in full size; `since`: a revision, to run what the changes since then can reach.
 */
export type Wanted = { files: string[] | undefined; titles: string[]; whole: boolean; since: string | undefined };

const CHANGED = /^--changed(?:=(.+))?$/;
const ALL = '--all';
const isArea = (word: string): word is Area => AREAS.some((area) => area === word) || word === 'site';

/** The name of an area chooses its tests; a word that is part of a path chooses files; any other chooses tests by title. */
export function wantedOf(words: readonly string[], all: readonly string[]): Wanted {
  const since = words.map((word) => CHANGED.exec(word)).find(Boolean);
  const plain = words.filter((word) => !word.startsWith('--'));
  const ofWord = (word: string) => all.filter((file) => (isArea(word) ? areaOf(file) === word : file.includes(word)));
  const named = plain.filter((word) => ofWord(word).length > 0);
  const unknown = words.find((word) => word.startsWith('--') && word !== ALL && !CHANGED.test(word));
  if (unknown) throw new Refusal(`npm test does not know ${unknown}: it knows --all and --changed[=revision]`);
  const lost = plain.find((word) => word.includes('/') && !named.includes(word));
  if (lost) throw new Refusal(`no test file has ${lost} in its path`);
  return {
    files: named.length ? [...new Set(named.flatMap(ofWord))] : undefined,
    titles: plain.filter((word) => !named.includes(word)),
    whole: words.includes(ALL),
    since: since ? (since[1] ?? 'HEAD') : undefined,
  };
}
