import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BenchSite } from '../../infra/local/bench/run-bench.ts';
import { line } from '../../infra/local/boot/say.mjs';
import { openVisit, sizes, staffState, type Size } from './a11y/open-visit.ts';
import { screens, type Screen } from './a11y/screens.ts';
import type { State } from './a11y/states.ts';
import { visit, type Seen } from './a11y/visit.ts';
import { openBrowser } from './site/open-browser.ts';

const SIDE_BY_SIDE = 3;
const reviewedFile = join(import.meta.dirname, 'a11y', 'reviewed.json');

type Reviewed = { why: string; undecided: string[] }[];
type Order = { screen: Screen; state: State; size: Size };

/** Everything axe may leave undecided because a person has looked at it. */
function reviewed(): Set<string> {
  const groups = JSON.parse(readFileSync(reviewedFile, 'utf8')) as Reviewed;
  return new Set(groups.flatMap(({ undecided }) => undecided));
}

/** Every state on a phone; a desk, where everything has more room, only for the ordinary one. */
const sizesOf = (state: State): readonly Size[] =>
  state === 'normal' ? sizes : sizes.filter(({ name }) => name === 'phone');

function orders(words: string[]): Order[] {
  const wanted = screens.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
  return wanted.flatMap((screen) =>
    screen.states.flatMap((state) => sizesOf(state).map((size) => ({ screen, state, size }))),
  );
}

/** Several at a time take the next order until none is left. */
async function sideBySide<Item>(items: Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const left = [...items];
  const hand = async () => {
    for (let item = left.shift(); item; item = left.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, hand));
}

/**
 * Every route of shell and support area, in each of its states, on a phone and in its ordinary state on a desk, light and
 * dark, with axe and with what axe does not look at. Fails on any violation, on anything undecided that `reviewed.json`
 * does not have, and on what it has and no screen has any more. Words choose screens by name:
 * `npm run bench -- a11y list`.
 */
export async function run(site: BenchSite): Promise<Record<string, number | string>> {
  const began = Date.now();
  const browser = await openBrowser();
  const staff = await staffState(browser, site);
  const known = reviewed();
  const seen: Seen[] = [];
  const undecided = new Set<string>();
  await sideBySide(orders(site.words), async ({ screen, state, size }) => {
    const page = await openVisit(browser, site, { screen, size, staff });
    const found = await visit(page, { screen, state, size, url: site.url });
    await page.context().close();
    seen.push(found);
    for (const fault of found.faults) line(`${screen.name}, ${state}, ${size.name}`, fault);
    for (const key of found.undecided) {
      if (!undecided.has(key) && !known.has(key))
        line('not reviewed', `${key} (${screen.name}, ${state}, ${size.name})`);
      undecided.add(key);
    }
  });
  await browser.close();

  const fresh = [...undecided].filter((key) => !known.has(key));
  // A part of the screens cannot tell what no screen has any more.
  const gone = site.words.length ? [] : [...known].filter((key) => !undecided.has(key));
  gone.forEach((key) => line('reviewed, occurs no more', key));
  const faults = seen.reduce((sum, one) => sum + one.faults.length, 0);
  const wrong = `${faults} faults, ${fresh.length} undecided that nobody has reviewed, ${gone.length} reviewed that are gone`;
  if (faults || fresh.length || gone.length) throw new Error(wrong);
  return {
    screens: new Set(seen.map(({ screen }) => screen)).size,
    'screens × states × sizes': seen.length,
    'looks with axe': seen.reduce((sum, { looks }) => sum + looks, 0),
    violations: faults,
    'undecided, reviewed': undecided.size,
    seconds: Math.round((Date.now() - began) / 1000),
  };
}
