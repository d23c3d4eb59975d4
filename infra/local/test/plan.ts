import { title } from '../boot/say.mjs';
import type { Stores } from '../stores/provide-stores.ts';
import { browserPart, buildPart, checkPart, vitestPart, type Choice } from './parts.ts';
import type { Tally } from './report/tally.ts';
import { partOf, type TestPart } from './test-files.ts';
import type { Wanted } from './wanted.ts';

const OF_PAGES = ['--config', 'tests/web/vitest.config.ts'];

/** Everything: what waits more than it works runs beside what works more than it waits. */
export async function runAll(stores: Stores, whole: boolean): Promise<Tally[]> {
  const built = await buildPart();
  title('Types, lint, format, arrows, lock, texts, drift; beside them the faults');
  const [checked, faults] = await Promise.all([
    checkPart(stores),
    vitestPart('faults', stores, { whole }, ['--project=faults', '--maxWorkers=1']),
  ]);
  title('Unit and services');
  const units = await vitestPart('unit and services', stores, { whole }, ['--project=!faults']);
  title('Pages');
  const web = await vitestPart('web', stores, { whole }, OF_PAGES);
  title('Journeys in the browser');
  return [built, checked, faults, units, web, await browserPart(stores, { whole })];
}

/** The chosen tests alone, with the front ends when pages of a site are among them. */
export async function runChosen(stores: Stores, { files, titles, whole }: Wanted): Promise<Tally[]> {
  const of = (...parts: TestPart[]) => files?.filter((file) => parts.includes(partOf(file)));
  const choice: Choice = { titles, whole };
  const [inNode, pages, journeys] = [of('unit', 'services', 'faults'), of('web'), of('browser')];
  const onSites = Boolean(journeys?.length || of('faults')?.length);
  const done: Tally[] = onSites ? [await buildPart()] : [];
  title('Tests');
  if (!inNode || inNode.length) done.push(await vitestPart('in Node', stores, { ...choice, files: inNode }, []));
  if (!pages || pages.length) done.push(await vitestPart('web', stores, { ...choice, files: pages }, OF_PAGES));
  if (journeys?.length && !titles.length) done.push(await browserPart(stores, { files: journeys, whole }));
  return done;
}
