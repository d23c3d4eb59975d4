import { existsSync, globSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inLocal, inRoot, root, withDecorators } from '../boot/places.mjs';
import { run } from '../machine/programs.ts';
import { sourceHash } from './source-hash.ts';

export type AppBuild = { app: string; state: 'built' | 'unchanged' | 'failed'; ms: number; output: string };

const AT_ONCE = 2;
const KEPT_BUILDS = 5;

export const areaOf = (app: string) => app.replace(/^mfe-/, '');
const hashFile = (www: string, app: string) => join(www, 'builds', `${areaOf(app)}.hash`);

/** The front ends of this tree: whatever folder is one. */
export const frontEnds = (): string[] => [
  'shell',
  ...globSync('mfe-*/rspack.config.ts', { cwd: root }).map(dirname).sort(),
];

function isUnchanged(www: string, app: string, hash: string): boolean {
  const descriptor = join(www, 'builds', `${areaOf(app)}.json`);
  if (!existsSync(descriptor) || !existsSync(hashFile(www, app))) return false;
  const { build } = JSON.parse(readFileSync(descriptor, 'utf8')) as { build: string };
  return readFileSync(hashFile(www, app), 'utf8') === hash && existsSync(join(www, 'r', areaOf(app), build));
}

/** Is what was built last of a front end what its sources are now? */
export const isBuilt = (app: string, www: string = inLocal('www')): boolean => isUnchanged(www, app, sourceHash(app));

/** Old builds stay for tabs that still use them, but not for ever. */
function forgetOldBuilds(www: string, app: string): void {
  const folder = join(www, 'r', areaOf(app));
  if (!existsSync(folder)) return;
  const builds = readdirSync(folder).map((name) => ({
    path: join(folder, name),
    at: statSync(join(folder, name)).mtimeMs,
  }));
  for (const { path } of builds.sort((a, b) => b.at - a.at).slice(KEPT_BUILDS))
    rmSync(path, { recursive: true, force: true });
}

async function buildOne(www: string, app: string): Promise<AppBuild> {
  const began = performance.now();
  const hash = sourceHash(app);
  const done = (state: AppBuild['state'], output = '') => ({ app, state, ms: performance.now() - began, output });
  if (isUnchanged(www, app, hash)) return done('unchanged');
  rmSync(hashFile(www, app), { force: true });
  const script = inRoot('infra', 'local', 'build', 'build-one.ts');
  const { code, output } = await run(process.execPath, [...withDecorators, script, app, www], { cwd: root });
  if (code !== 0) return done('failed', output);
  writeFileSync(hashFile(www, app), hash);
  forgetOldBuilds(www, app);
  return done('built', output);
}

type Wanted = { www?: string; apps?: readonly string[] };

export async function buildApps(
  tell: (build: AppBuild) => void,
  { www = inLocal('www'), apps = frontEnds() }: Wanted = {},
): Promise<AppBuild[]> {
  mkdirSync(join(www, 'builds'), { recursive: true });
  const waiting = [...apps];
  const builds: AppBuild[] = [];
  const work = async () => {
    for (let app = waiting.shift(); app; app = waiting.shift()) {
      const build = await buildOne(www, app);
      builds.push(build);
      tell(build);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return builds;
}
