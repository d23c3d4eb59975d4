/* `weight.ts [app …]`: builds what is not built yet, and fails where a page is over its budget in `budgets.json`. */
import { readFileSync, statSync } from 'node:fs';
import { PAGE_LIMITS } from '@hub/federation/page-limits';
import { inLocal } from '../../boot/places.mjs';
import { buildApps } from '../../build/build-apps.ts';
import declared from './budgets.json' with { type: 'json' };
import {
  chunkFaults,
  chunkTable,
  totalFaults,
  totalTable,
  weighChunks,
  weighRoutes,
  weightFaults,
  weightTable,
  type Budget,
  type Built,
} from './route-weights.ts';

const say = (lines: string[]) => process.stdout.write(lines.map((line) => `${line}\n`).join(''));

const www = inLocal('www');
const apps = process.argv.slice(2);
const builds = await buildApps(() => undefined, { www, ...(apps.length && { apps }) });
const failed = builds.filter(({ state }) => state === 'failed');
if (failed.length) {
  say(failed.flatMap(({ app, output }) => [`${app} was not built`, output]));
  process.exit(1);
}
const described = builds.map(
  ({ app }) => JSON.parse(readFileSync(`${www}/builds/${app.replace(/^mfe-/, '')}.json`, 'utf8')) as Built,
);
const ofThese = <T>(rows: Record<string, T>) =>
  Object.fromEntries(Object.entries(rows).filter(([name]) => described.some(({ area }) => area === name)));
const budgets = {
  others: { ...declared.others, js: PAGE_LIMITS.page / 1000 },
  areas: ofThese<Record<string, Budget>>(declared.areas),
  chunks: ofThese<Record<string, number>>(declared.chunks),
  totals: declared.totals,
};
const bytesOf = (address: string) => statSync(`${www}${address}.br`).size;
const weights = weighRoutes(described, bytesOf);
const chunks = weighChunks(described, budgets, bytesOf);
const faults = [...weightFaults(weights, budgets), ...chunkFaults(chunks, budgets), ...totalFaults(described, budgets)];
say([...weightTable(weights), ...chunkTable(chunks), ...totalTable(described), ...faults]);
if (faults.length) {
  say([
    'What no first view needs goes behind an import(); a budget of infra/local/check/weight/budgets.json may be raised with a reason.',
  ]);
  process.exit(1);
}
