import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { installIfNeeded } from './install.mjs';
import { inRoot, root } from './places.mjs';
import { Refusal, sayFailure } from './say.mjs';

const PRODUCT_NODE = 24;
const OLDEST = [20, 19];
const PASSED_ON = ['SIGINT', 'SIGTERM', 'SIGHUP'];

function refuseOldNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])) return;
  throw new Refusal(
    `Node ${OLDEST.join('.')} or newer is needed; this is ${process.versions.node}.`,
    'Get Node 24 LTS from https://nodejs.org and start again.',
  );
}

/** Path of the Node the product runs on, or undefined when this process already is new enough. */
function productNode() {
  if (Number(process.versions.node.split('.')[0]) >= PRODUCT_NODE) return undefined;
  const own = inRoot('node_modules', '.bin', 'node');
  if (existsSync(own)) return own;
  throw new Refusal(
    `The product runs on Node ${PRODUCT_NODE}; this is ${process.versions.node}, and npm brings Node ${PRODUCT_NODE} along only on 64-bit Intel/AMD Linux.`,
    `Install Node ${PRODUCT_NODE} LTS from https://nodejs.org and start again.`,
  );
}

/** Runs the file under the other Node and takes over its exit code; signals are passed on, never swallowed. */
function continueUnder(node, file) {
  // The kernel tells the inner Node when this one is killed outright; without setpriv it watches npm by itself.
  const guarded = existsSync('/usr/bin/setpriv') ? ['/usr/bin/setpriv', ['--pdeathsig', 'TERM', node]] : [node, []];
  const child = spawn(guarded[0], [...guarded[1], file, ...process.argv.slice(2)], { cwd: root, stdio: 'inherit' });
  for (const signal of PASSED_ON) process.on(signal, () => child.kill(signal));
  return new Promise((done) => {
    child.on('error', (error) => done(sayFailure(error, 'Node could not be started') ?? 1));
    child.on('exit', (code, signal) => done(code ?? (signal ? 1 : 0)));
  });
}

/** `file` is a path below infra/local; Node 24 strips the types itself. */
export async function runVerb(file) {
  process.env.HUB_BEGAN ??= String(Date.now() - Math.round(process.uptime() * 1000));
  process.chdir(root);
  try {
    refuseOldNode();
    await installIfNeeded();
    const path = inRoot('infra', 'local', file);
    const node = productNode();
    if (node) process.exitCode = await continueUnder(node, path);
    else await import(pathToFileURL(path).href);
  } catch (error) {
    sayFailure(error, 'Not started');
    process.exitCode = 1;
  }
}
