import { existsSync, readFileSync } from 'node:fs';
import { gatewayPaths } from '@hub/contracts/shared';
import { inLocal, inRoot, root, withDecorators } from '../boot/places.mjs';
import { line, note, Refusal, sayFailure, title } from '../boot/say.mjs';
import { startChild, type Child } from '../machine/children.ts';
import { whenNpmIsGone } from '../machine/npm-parent.ts';
import { answers, freePort, isFree } from '../machine/ports.ts';
import { onStopSignal, tearDown } from '../machine/teardown.ts';
import { readDevWish, type DevWish } from './dev-wish.ts';

const SITE_LIMIT_MS = 300_000;
const LOOK_MS = 200;
const ANSWER_MS = 10_000;

type Registry = { microFrontends: Record<string, unknown> };
type Built = { built: string[]; staff: string[]; ms: number };

function portOf(app: string): number {
  const file = inRoot(app, 'rspack.config.ts');
  if (!existsSync(file)) throw new Refusal(`${app} is no remote: npm run dev -w mfe-events`);
  return Number(/\bport: (\d+)/.exec(readFileSync(file, 'utf8'))?.[1]);
}

const runningPort = (): number | undefined => {
  try {
    return (JSON.parse(readFileSync(inLocal('start.json'), 'utf8')) as { port: number }).port;
  } catch {
    return undefined;
  }
};

/** A site that was started before the area was made has none of its calls. */
async function knowing(site: string, area: string): Promise<string> {
  const asked = fetch(new URL(gatewayPaths.registry, site), { signal: AbortSignal.timeout(ANSWER_MS) });
  const told = await asked.then(async (answer) => (await answer.json()) as Registry).catch(() => undefined);
  if (told && !(area in told.microFrontends))
    note(`nothing of ${area} is live at ${site}: unless it was released there its calls get 404 (npm start anew)`);
  return site;
}

/** The site that runs here; else the services of this area are started, and end with us. */
async function siteFor({ site }: DevWish, area: string): Promise<string> {
  if (site) return knowing(site, area);
  const port = runningPort();
  if (port && (await answers(port))) return knowing(`http://localhost:${port}`, area);
  note('no site runs here: the services of this area are started (npm start in another window keeps them)');
  const began = performance.now();
  const words = ['--only', area, '--port', String(await freePort())];
  const child = startChild('start', process.execPath, [inRoot('infra', 'local', 'start.mjs'), ...words], {
    cwd: root,
    logFile: inLocal('logs', 'dev-site.log'),
  });
  const up = await cameUp(child);
  line('services', `of ${area}: ${up}`, performance.now() - began);
  return up;
}

async function cameUp(child: Child): Promise<string> {
  const until = Date.now() + SITE_LIMIT_MS;
  while (Date.now() < until && !child.end) {
    const port = runningPort();
    if (port && (await answers(port))) return `http://localhost:${port}`;
    await new Promise((done) => setTimeout(done, LOOK_MS));
  }
  throw new Refusal('The services did not start. Their log: .local/logs/dev-site.log');
}

function say({ built, staff }: Built, own: string, took: number): void {
  const shown = built.filter((pattern) => !/[:*]/.test(pattern));
  const desk = staff.map((pattern) => pattern.replace(/\/\*$/, ''));
  const pages = [...shown, ...desk].map((path) => `  ${own}${path}`);
  process.stdout.write(
    `\n${pages.join('\n')}\n\n  Ready after ${(took / 1000).toFixed(1)} s; built anew at each change.\n\n`,
  );
}

async function leave(code: number): Promise<never> {
  await tearDown();
  process.exit(code);
}

onStopSignal(() => void leave(0));
whenNpmIsGone(() => void leave(0));
try {
  const wish = readDevWish(process.argv.slice(2));
  const app = process.env.HUB_DEV_APP ?? '';
  const port = wish.port ?? portOf(app);
  if (!(await isFree(port)))
    throw new Refusal(`Port ${port} is busy. Another one: npm run dev -w ${app} -- --port 3200`);
  title(`${app}, alone`);
  const site = await siteFor(wish, app.replace(/^mfe-/, ''));
  const script = inRoot('infra', 'local', 'dev', 'dev-server.ts');
  const args = [...withDecorators, script, app, String(port), site];
  const server = startChild('dev', process.execPath, args, { cwd: root, ipc: true, live: true });
  const began = Number(process.env.HUB_BEGAN);
  server.process.once('message', (built: Built) => say(built, `http://localhost:${port}`, Date.now() - began));
  const { code } = await server.ended;
  await leave(code ?? 1);
} catch (error) {
  sayFailure(error, 'Not started');
  await leave(1);
}
