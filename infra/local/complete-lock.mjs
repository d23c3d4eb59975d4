/*
 * `npm run lock` [-- --check]
 *
 * A registry that lacks other platforms' optional binaries makes `npm install` leave them out of
 * package-lock.json, and `npm ci` then refuses the lock on every machine. This adds the missing entries.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { inRoot } from './boot/places.mjs';
import { differentBlocks, takeOverPins } from './lock/manifest-blocks.mjs';
import { addMissing, missingOptional } from './lock/missing-optional.mjs';
import { unusedEntries } from './lock/unused.mjs';

const file = inRoot('package-lock.json');

function check(packages) {
  const missing = missingOptional(packages).map(({ name, range }) => `missing: ${name}@${range}`);
  const different = differentBlocks(packages).map(
    ({ path, block }) => `${path || 'the root'}: ${block} differs from package.json`,
  );
  const unused = unusedEntries(packages).map((path) => `unused: ${path}`);
  return [...missing, ...different, ...unused];
}

function complete(lock) {
  const left = takeOverPins(lock.packages);
  const unused = unusedEntries(lock.packages);
  for (const path of unused) delete lock.packages[path];
  const before = Object.keys(lock.packages).length;
  left.push(...addMissing(lock.packages));
  const entries = Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en'));
  lock.packages = Object.fromEntries(entries);
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
  console.log(
    `package-lock.json: ${entries.length - before} platform entries added, ${unused.length} unused entries removed, ${entries.length} in all.`,
  );
  return left;
}

const lock = JSON.parse(readFileSync(file, 'utf8'));
const checking = process.argv.includes('--check');
const faults = checking ? check(lock.packages) : complete(lock);
if (checking && !faults.length) console.log('package-lock.json is complete.');
if (faults.length) {
  console.error(`package-lock.json is not complete (${faults.length}):`);
  for (const fault of faults.slice(0, 30)) console.error(`  ${fault}`);
  console.error(checking ? 'Run "npm run lock".' : 'Run "npm install", then "npm run lock".');
  process.exitCode = 1;
}
