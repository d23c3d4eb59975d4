/*
 * `texts.ts`: brings the catalogues of every front end up to date with the source and lists what has no translation.
 * `texts.ts --check` writes nothing and lists everything that is wrong; either way the exit code is 1 while a text lacks.
 */
import { pathToFileURL } from 'node:url';
import { line } from '../boot/say.mjs';
import { inRoot } from '../boot/places.mjs';
import { frontEnds } from '../build/build-apps.ts';

type Federation = { textFaults(dir: string): Promise<string[]>; updateCatalogues(dir: string): Promise<void> };

const door = inRoot('packages', 'federation', 'src', 'texts', 'index.ts');
const { textFaults, updateCatalogues } = (await import(pathToFileURL(door).href)) as Federation;
const checking = process.argv.includes('--check');
for (const app of frontEnds()) {
  if (!checking) await updateCatalogues(inRoot(app));
  const faults = await textFaults(inRoot(app));
  line(app, faults.length ? `${faults.length} to do` : 'complete in every language');
  process.stdout.write(faults.map((fault) => `    ${fault}\n`).join(''));
  if (faults.length) process.exitCode = 1;
}
