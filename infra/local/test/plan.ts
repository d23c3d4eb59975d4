import { title } from '../boot/say.mjs';
import type { Stores } from '../stores/provide-stores.ts';
import { browserPart, buildPart, checkPart, vitestPart, type Choice } from './parts.ts';
import type { Tally } from './report/tally.ts';
import { sharesOf, type Share } from './shares.ts';
import type { Wanted } from './wanted.ts';

const OF_PAGES = ['--config', 'tests/web/vitest.config.ts'];

/** Everything: what waits more than it works runs beside what works more than it waits. */
export async function runAll(stores: Stores, whole: boolean): Promise<Tally[]> {
  const built = await buildPart();
  title('Types, lint, format, arrows, lock, texts, drift, then pages; beside them the faults');
  const [[checked, web], faults] = await Promise.all([
    checksAndPages(stores, whole),
    vitestPart('faults', stores, { whole, beside: true }, ['--project=faults', '--maxWorkers=1']),
  ]);
  title('Unit and services');
  const units = await vitestPart('unit and services', stores, { whole }, ['--project=!faults', '--maxWorkers=3']);
  title('Journeys in the browser');
  return [built, checked, faults, units, web, await browserPart(stores, { whole })];
}

async function checksAndPages(stores: Stores, whole: boolean): Promise<[Tally, Tally]> {
  const checked = await checkPart(stores);
  return [checked, await vitestPart('web', stores, { whole, beside: true }, OF_PAGES)];
}

/** The chosen tests alone, with the front ends when whole sites are among them. Node and pages side by side: both also wait. */
export async function runChosen(stores: Stores, wanted: Wanted): Promise<Tally[]> {
  const { inNode, pages, journeys, faults } = sharesOf(wanted);
  const { titles, whole } = wanted;
  const beside = inNode.length > 0 && pages.length > 0;
  const choiceOf = (files: Share): Choice => ({ titles, whole, beside, files: files === 'all' ? undefined : files });
  const done: Tally[] = faults || journeys.length ? [await buildPart()] : [];
  title('Tests');
  const [inNodeFlags, pageFlags] = [faults ? [] : ['--project=!faults'], OF_PAGES];
  const both = [
    ...(inNode.length ? [vitestPart('in Node', stores, choiceOf(inNode), inNodeFlags)] : []),
    ...(pages.length ? [vitestPart('web', stores, choiceOf(pages), pageFlags)] : []),
  ];
  done.push(...(await Promise.all(both)));
  if (journeys.length) done.push(await browserPart(stores, choiceOf(journeys)));
  return done;
}
