import { Refusal } from '../boot/say.mjs';
import { areaOf, AREAS, type Area } from './areas.ts';
import { isOnSite } from './test-files.ts';

/**
 * What a run is asked for. `files`: the test files that were chosen, undefined for all of them; `titles`: words that tests
 * are chosen by; `journeys`: with those on whole sites that were not named; `whole`: storms in full size; `since`: a
 * revision, to run what the changes since then can reach.
 */
export type Wanted = {
  files: string[] | undefined;
  titles: string[];
  journeys: boolean;
  whole: boolean;
  since: string | undefined;
};

const CHANGED = /^--changed(?:=(.+))?$/;
const [ALL, JOURNEYS] = ['--all', '--journeys'];
const isArea = (word: string): word is Area => AREAS.some((area) => area === word) || word === 'site';

/** What cannot be meant. */
function refuseSlips(words: readonly string[], plain: readonly string[], named: readonly string[]): void {
  const unknown = words.find((word) => word.startsWith('--') && ![ALL, JOURNEYS].includes(word) && !CHANGED.test(word));
  if (unknown)
    throw new Refusal(`npm test does not know ${unknown}: it knows --all, --journeys and --changed[=revision]`);
  const lost = plain.find((word) => word.includes('/') && !named.includes(word));
  if (lost) throw new Refusal(`no test file has ${lost} in its path`);
  if (words.some((word) => CHANGED.test(word)) && (plain.length || words.includes(JOURNEYS)))
    throw new Refusal('--changed chooses by itself, and with journeys: give it no words');
  if (words.includes(JOURNEYS) && !plain.length)
    throw new Refusal('--journeys adds to the tests of an area or a title; a run without words has them all');
}

/**
 * The name of an area chooses its tests, those on whole sites only with `--journeys`; a word that is part of a path chooses
 * files; any other chooses tests by title.
 */
export function wantedOf(words: readonly string[], all: readonly string[]): Wanted {
  const since = words.map((word) => CHANGED.exec(word)).find(Boolean);
  const journeys = words.includes(JOURNEYS);
  const plain = words.filter((word) => !word.startsWith('--'));
  const ofArea = (area: Area) => all.filter((file) => areaOf(file) === area && (journeys || !isOnSite(file)));
  const ofWord = (word: string) => (isArea(word) ? ofArea(word) : all.filter((file) => file.includes(word)));
  const named = plain.filter((word) => isArea(word) || ofWord(word).length > 0);
  refuseSlips(words, plain, named);
  return {
    files: named.length ? [...new Set(named.flatMap(ofWord))] : undefined,
    titles: plain.filter((word) => !named.includes(word)),
    journeys,
    whole: words.includes(ALL),
    since: since ? (since[1] ?? 'HEAD') : undefined,
  };
}
