import { title } from '../boot/say.mjs';
import type { Stores } from '../stores/provide-stores.ts';
import { pagesPart } from './pages-part.ts';
import { browserPart, buildPart, checkPart, vitestPart, type Choice } from './parts.ts';
import type { Tally } from './report/tally.ts';
import { sharesOf, type Share } from './shares.ts';
import type { Wanted } from './wanted.ts';

/** Everything: what waits more than it works runs beside what works more than it waits, until only journeys are left. */
export async function runAll(stores: Stores, whole: boolean): Promise<Tally[]> {
  const built = await buildPart();
  title('Types, lint, format, arrows, lock, texts, drift, then pages, units and services; beside them the faults');
  const beside: Choice = { whole, beside: true };
  const one = async () => {
    const checked = await checkPart(stores);
    const web = await pagesPart(stores, beside);
    const units = await vitestPart('unit and services', stores, beside, ['--project=!faults', '--maxWorkers=3']);
    return { checked, web, units };
  };
  const other = vitestPart('faults', stores, { ...beside, lane: 1 }, ['--project=faults', '--maxWorkers=1']);
  const [{ checked, web, units }, faults] = await Promise.all([one(), other]);
  title('Journeys in the browser');
  return [built, checked, faults, units, web, await browserPart(stores, { whole })];
}

/** The chosen tests alone, with the front ends when whole sites are among them. Node and pages side by side: both also wait. */
export async function runChosen(stores: Stores, wanted: Wanted): Promise<Tally[]> {
  const { inNode, pages, journeys, faults } = sharesOf(wanted);
  const { titles, whole } = wanted;
  const beside = inNode.length > 0 && pages.length > 0;
  const choiceOf = (files: Share): Choice => ({ titles, whole, beside, files: files === 'all' ? undefined : files });
  const done: Tally[] = faults || journeys.length ? [await buildPart()] : [];
  title('Tests');
  const inNodeFlags = faults ? [] : ['--project=!faults'];
  const both = [
    ...(inNode.length ? [vitestPart('in Node', stores, choiceOf(inNode), inNodeFlags)] : []),
    ...(pages.length ? [pagesPart(stores, choiceOf(pages))] : []),
  ];
  done.push(...(await Promise.all(both)));
  if (journeys.length) done.push(await browserPart(stores, choiceOf(journeys)));
  return done;
}
