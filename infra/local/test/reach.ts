import { root } from '../boot/places.mjs';
import { Refusal } from '../boot/say.mjs';
import { sourceTrees } from '../check/parts.ts';
import { run } from '../machine/programs.ts';
import { runTool } from '../machine/tools.ts';
import { AREAS, areaOf, type Area } from './areas.ts';
import { partOf, type TestPart } from './test-files.ts';

/** Changes here may change how anything is built, started or tested. */
const EVERYTHING = /^(package(-lock)?\.json|[\w.-]+\.config\.\w+|tsconfig.*|infra\/(?!.*\.(spec|e2e-spec)\.))/;
/** Words are not run. */
const NOTHING = /\.(md|txt)$/;
const CODE = /\.(ts|tsx|mjs|cjs)$/;

async function ask(what: Promise<{ code: number; output: string }>): Promise<string> {
  const { code, output } = await what;
  if (code !== 0) throw new Refusal('What changed could not be found out:', ...output.split('\n').slice(0, 4));
  return output;
}

async function changedSince(revision: string): Promise<string[]> {
  const changed = await ask(run('git', ['diff', '--name-only', revision, '--'], { cwd: root }));
  const added = await ask(run('git', ['ls-files', '--others', '--exclude-standard'], { cwd: root }));
  return `${changed}\n${added}`.split('\n').filter((path) => path && !NOTHING.test(path));
}

/** The changed modules, and every module that imports them over any number of steps. */
async function importersOf(changed: readonly string[]): Promise<string[]> {
  const pattern = `^(${changed.map((path) => path.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})$`;
  const flags = ['--config', '.dependency-cruiser.cjs', '--output-type', 'json', '--reaches', pattern];
  const output = await ask(runTool('depcruise', [...sourceTrees(), 'tests', ...flags]));
  return (JSON.parse(output) as { modules: { source: string }[] }).modules.map(({ source }) => source);
}

/** What stands behind every area, which meets it by HTTP. */
const BEHIND_ALL = /^(shell|services\/(gateway|identity|catalog))\//;
/** What runs behind the gateway: storms and kills are about nothing else. */
const SERVES = /^(services|packages\/(nest-kit|contracts|tickets\/src\/server))\//;
const isTest = (path: string) => /\.(spec|test|e2e-spec)\.tsx?$/.test(path) || path.startsWith('tests/');

/** The areas whose pages or services a change can reach. */
function areasOf(changed: readonly string[], reached: readonly string[]): Set<Area> {
  const product = (paths: readonly string[]) => paths.filter((path) => !isTest(path));
  if (product(changed).some((path) => BEHIND_ALL.test(path))) return new Set<Area>([...AREAS, 'site']);
  return new Set(product(reached).map(areaOf));
}

/**
 * The test files that a change since the revision can reach: those that import what changed, and, because services and pages
 * meet by HTTP and pages are found by the registry, the tests on sites and pages of every area that it reached. Undefined: any of them.
 */
export async function reachedFiles(revision: string, all: readonly string[]): Promise<string[] | undefined> {
  const changed = await changedSince(revision);
  if (changed.some((path) => EVERYTHING.test(path))) return undefined;
  const code = changed.filter((path) => CODE.test(path));
  const reached = new Set([...changed, ...(code.length ? await importersOf(code) : [])]);
  const areas = areasOf(changed, [...reached]);
  const serves = [...reached].some((path) => SERVES.test(path));
  const parts: TestPart[] = serves ? ['browser', 'web', 'faults'] : ['browser', 'web'];
  const onSites = (file: string) => parts.includes(partOf(file)) && areas.has(areaOf(file));
  const ofService = (file: string) => partOf(file) === 'services' && changed.some((path) => sameService(path, file));
  return all.filter((file) => reached.has(file) || onSites(file) || ofService(file));
}

const serviceOf = (path: string) => /^services\/([^/]+)\//.exec(path)?.[1];
const sameService = (a: string, b: string) => serviceOf(a) !== undefined && serviceOf(a) === serviceOf(b);
