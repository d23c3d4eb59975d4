import { atMost } from '../../infra/local/bench/aims.ts';
import { chosen } from '../../infra/local/bench/chosen.ts';
import type { BenchSite, Result } from '../../infra/local/bench/run-bench.ts';
import { line } from '../../infra/local/boot/say.mjs';
import { openVisit, sizes, staffStates, type Size } from './a11y/open-visit.ts';
import { screens } from './a11y/screens.ts';
import type { Screen } from './a11y/screens/screen.ts';
import type { State } from './a11y/states.ts';
import { visit, type Known, type Seen } from './a11y/visit.ts';
import { openBrowser } from './site/open-browser.ts';

const SIDE_BY_SIDE = 3;
type Order = { screen: Screen; state: State; size: Size };

/** Every state on a phone; a desk, where everything has more room, only for the ordinary one. */
const sizesOf = (state: State): readonly Size[] =>
  state === 'normal' ? sizes : sizes.filter(({ name }) => name === 'phone');

function wantedBy(words: string[]): Screen[] {
  const names = chosen(
    words,
    screens.map(({ name }) => name),
  );
  return screens.filter(({ name }) => names.includes(name));
}

function orders(wanted: readonly Screen[]): Order[] {
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
 * Every route of the shell and of all remotes, in each of its states, on a phone and in its ordinary state on a desk, light and
 * dark, with axe and with what axe does not look at or cannot decide. Fails on any fault. Words choose screens by name:
 * `npm run bench -- a11y list`.
 */
export async function run(site: BenchSite): Promise<Result> {
  const began = Date.now();
  const wanted = wantedBy(site.words);
  const browser = await openBrowser();
  const staff = await staffStates(browser, site, wanted);
  const seen: Seen[] = [];
  const measured = new Map<string, Set<string>>();
  const known: Known = (screen, scheme) => {
    const key = `${screen} ${scheme}`;
    const names = measured.get(key) ?? new Set();
    measured.set(key, names);
    return names;
  };
  await sideBySide(orders(wanted), async ({ screen, state, size }) => {
    const page = await openVisit(browser, site, { screen, size, staff });
    const found = await visit(page, { screen, state, size, url: site.url, known });
    await page.context().close();
    seen.push(found);
    for (const fault of found.faults) line(`${screen.name}, ${state}, ${size.name}`, fault);
  });
  await browser.close();

  const sum = (of: (one: Seen) => number) => seen.reduce((total, one) => total + of(one), 0);
  const figures = {
    screens: new Set(seen.map(({ screen }) => screen)).size,
    'screens × states × sizes': seen.length,
    'looks with axe': sum(({ looks }) => looks),
    'measured on the pixels': sum(({ measured }) => measured),
    seconds: Math.round((Date.now() - began) / 1000),
  };
  return {
    figures,
    aims: [
      atMost(
        'faults',
        sum((one) => one.faults.length),
        0,
      ),
    ],
  };
}
