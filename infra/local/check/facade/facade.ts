/*
 * `facade.ts check`: fails where the exports of `@hub/web` are not those of its snapshot.
 * `facade.ts accept [--major]`: takes them into the snapshot and raises the version by what that needs.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import ts from 'typescript';
import { inRoot, root } from '../../boot/places.mjs';
import { compareFacade, isEnough, nextVersion, type Comparison, type Snapshot } from './facade-rules.ts';
import { readSnapshot, writeSnapshot } from './facade-file.ts';
import { readFacade } from './read-facade.ts';

const ACCEPT = 'npm run facade -- accept';
const snapshotFile = inRoot('packages', 'web', 'facade.api.txt');
const manifestFile = inRoot('packages', 'web', 'package.json');

const say = (lines: string[]) => process.stdout.write(lines.map((line) => `${line}\n`).join(''));

function optionsOf(): ts.CompilerOptions {
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined };
  return ts.getParsedCommandLineOfConfigFile(inRoot('tsconfig.json'), {}, host)?.options ?? {};
}

const readNow = () => {
  const folder = inRoot('packages', 'web');
  return readFacade(`${folder}/src/index.ts`, `${folder}/`, optionsOf());
};
const versionNow = () => (JSON.parse(readFileSync(manifestFile, 'utf8')) as { version: string }).version;

function check(): number {
  const snapshot = readSnapshot(readFileSync(snapshotFile, 'utf8'));
  const { needed, words, faults } = compareFacade(snapshot, readNow());
  const version = versionNow();
  if (needed === 'nothing' && !faults.length && version === snapshot.version) return 0;
  say([`The facade @hub/web ${version} is not what its snapshot of ${snapshot.version} says:`, ...words, ...faults]);
  say(advice(needed, snapshot.version, version));
  return 1;
}

function advice(needed: Comparison['needed'], from: string, version: string): string[] {
  if (needed === 'major' && !isEnough(version, from, needed)) {
    return [
      'Remotes that are live were built with what it was: keep it, or give the new one another name beside it.',
      `If it has to be, ${nextVersion(from, 'major')} says so: ${ACCEPT} --major`,
    ];
  }
  return [`${ACCEPT} raises the version and writes the snapshot.`];
}

function accept(majorToo: boolean): number {
  const facade = readNow();
  const snapshot = readSnapshot(readFileSync(snapshotFile, 'utf8'));
  const { needed, words, faults } = compareFacade(snapshot, facade);
  say([...words, ...faults]);
  if (faults.length) return 1;
  const now = versionNow();
  if (needed === 'major' && !majorToo && !isEnough(now, snapshot.version, needed)) {
    say(advice(needed, snapshot.version, now));
    return 1;
  }
  const version = isEnough(now, snapshot.version, needed) ? now : nextVersion(snapshot.version, needed);
  put({ version, rows: facade.rows }, now);
  say([`@hub/web ${version}: ${facade.rows.length} lines in packages/web/facade.api.txt`]);
  return 0;
}

function put(snapshot: Snapshot, before: string): void {
  writeFileSync(snapshotFile, writeSnapshot(snapshot));
  replaceIn('packages/web/package.json', `"version": "${before}"`, `"version": "${snapshot.version}"`);
  const own = `"name": "@hub/web",\n      "version": `;
  replaceIn('package-lock.json', `${own}"${before}"`, `${own}"${snapshot.version}"`);
  const [major, majorNow] = [before.split('.')[0], snapshot.version.split('.')[0]];
  if (major === majorNow) return;
  const manifests = globSync(
    ['shell', 'mfe-*', 'packages/*', 'templates/*/*'].map((folder) => `${folder}/package.json`),
    { cwd: root },
  );
  for (const file of [...manifests, 'package-lock.json'])
    replaceIn(file, `"@hub/web": "^${major}.0.0"`, `"@hub/web": "^${majorNow}.0.0"`);
}

function replaceIn(file: string, from: string, to: string): void {
  const path = inRoot(file);
  writeFileSync(path, readFileSync(path, 'utf8').replaceAll(from, to));
}

const [verb = 'check', ...flags] = process.argv.slice(2);
if (verb === 'check') process.exitCode = check();
else if (verb === 'accept') process.exitCode = accept(flags.includes('--major'));
else {
  say(['npm run facade -- check | accept [--major]']);
  process.exitCode = 1;
}
