import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { lstatSync, readFileSync, writeFileSync } from 'node:fs';
import { inRoot, root } from './places.mjs';
import { Refusal, step } from './say.mjs';

const MARK = inRoot('node_modules', '.hub-lock');
const INSTALL_LIMIT_LINES = 12;

const textOf = (file) => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
};

const fingerprint = (lock) =>
  createHash('sha256').update(`${process.platform} ${process.arch}\n`).update(lock).digest('hex');

/** True when what npm noted inside node_modules has every package the lock asks for, in the same version. */
function matchesLock(lock) {
  const noted = textOf(inRoot('node_modules', '.package-lock.json'));
  if (!noted) return false;
  const installed = JSON.parse(noted).packages;
  return Object.entries(JSON.parse(lock).packages).every(([path, wanted]) => {
    if (!path.includes('node_modules/') || wanted.optional || wanted.devOptional) return true;
    // A package of the repository: its folder may be on its way out.
    if (wanted.link) return Boolean(lstatSync(inRoot(path), { throwIfNoEntry: false }));
    const found = installed[path];
    return Boolean(found) && found.version === wanted.version;
  });
}

function isInstalled(lock, print) {
  const mark = textOf(MARK);
  if (mark === undefined && !textOf(inRoot('node_modules', '.package-lock.json'))) return false;
  if (mark?.trim() === print) return true;
  if (!matchesLock(lock)) return false;
  writeFileSync(MARK, `${print}\n`);
  return true;
}

/** The npm that runs us, on the Node it runs on: `node_modules/.bin/node` may vanish during the installation. */
function npmCommand() {
  const { npm_execpath: cli, npm_node_execpath: node } = process.env;
  return cli && node && cli.endsWith('.js') ? [node, [cli]] : ['npm', []];
}

function runNpm(args) {
  const [command, first] = npmCommand();
  return new Promise((done, failed) => {
    const child = spawn(command, [...first, ...args], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    let said = '';
    const keep = (chunk) => (said = (said + chunk).slice(-20_000));
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', () => failed(new Refusal('npm was not found. It comes with Node: https://nodejs.org')));
    child.on('exit', (code) => done({ code, said }));
  });
}

async function npmCi() {
  const { code, said } = await runNpm(['ci', '--loglevel=error', '--no-audit', '--no-fund']);
  if (code === 0) return;
  const lines = said.split('\n').filter((text) => text.trim() && !text.includes('EBADENGINE'));
  throw new Refusal(
    'npm ci could not install the packages. It said:',
    ...lines.slice(0, INSTALL_LIMIT_LINES).map((text) => `  ${text}`),
    said.includes('EUSAGE')
      ? 'The lock file does not fit the package.json files: run "npm install", then "npm run lock".'
      : 'The first start needs the package registry; check the network and start again.',
  );
}

/** Runs `npm ci` unless node_modules already fits package-lock.json. */
export async function installIfNeeded() {
  const lock = textOf(inRoot('package-lock.json'));
  if (!lock) throw new Refusal('package-lock.json is missing: this is not a complete copy of the project.');
  const print = fingerprint(lock);
  if (isInstalled(lock, print)) return;
  await step(
    'packages',
    'installing with npm ci (about a minute)',
    async () => {
      await npmCi();
      writeFileSync(MARK, `${print}\n`);
      return 'installed';
    },
    { slow: true },
  );
}
