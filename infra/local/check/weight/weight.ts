/* `weight.ts`: builds what is not built yet, and fails where a page's scripts are over `budgets.json`. */
import { readFileSync, statSync } from 'node:fs';
import { inLocal } from '../../boot/places.mjs';
import { buildApps } from '../../build/build-apps.ts';
import budgets from './budgets.json' with { type: 'json' };
import {
  chunkFaults,
  chunkTable,
  weighChunks,
  weighRoutes,
  weightFaults,
  weightTable,
  type Built,
} from './route-weights.ts';

const say = (lines: string[]) => process.stdout.write(lines.map((line) => `${line}\n`).join(''));

const www = inLocal('www');
const builds = await buildApps(() => undefined, { www });
const failed = builds.filter(({ state }) => state === 'failed');
if (failed.length) {
  say(failed.flatMap(({ app, output }) => [`${app} was not built`, output]));
  process.exit(1);
}
const described = builds.map(
  ({ app }) => JSON.parse(readFileSync(`${www}/builds/${app.replace(/^mfe-/, '')}.json`, 'utf8')) as Built,
);
const bytesOf = (address: string) => statSync(`${www}${address}.br`).size;
const weights = weighRoutes(described, bytesOf);
const chunks = weighChunks(described, budgets, bytesOf);
const faults = [...weightFaults(weights, budgets), ...chunkFaults(chunks, budgets)];
say([...weightTable(weights), ...chunkTable(chunks), ...faults]);
if (faults.length) {
  say([
    'What no first view needs goes behind an import(); a budget of infra/local/check/weight/budgets.json may be raised with a reason.',
  ]);
  process.exit(1);
}
