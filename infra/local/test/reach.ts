import { root } from '../boot/places.mjs';
import { Refusal } from '../boot/say.mjs';
import { sourceTrees } from '../check/parts.ts';
import { run } from '../machine/programs.ts';
import { runTool } from '../machine/tools.ts';
import { AREAS, areaOf, type Area } from './areas.ts';
import { partOf, type TestPart } from './test-files.ts';

/**
 * Changes here may change how anything is built, started or tested: settings, the scripts, and what the tools of tests know
 * by its path alone, which no import leads to.
 */
const EVERYTHING = new RegExp(
  '^(package(-lock)?\\.json|[\\w.-]+\\.config\\.\\w+|tsconfig.*|infra/(?!.*\\.(spec|e2e-spec)\\.)|' +
    'tests/(browser\\.ts|e2e/site\\.setup\\.ts|web/(node/|vitest\\.config|src/setup\\.ts))|' +
    'packages/nest-kit/src/testing/(global-setup|leave-as-found|long-first)\\.ts)',
);
/** Words are not run. */
const NOTHING = /\.(md|txt)$/;
/** The rules and the tree that breaks them: read, not imported. */
const ARROWS = /^(\.dependency-cruiser\.cjs$|tests\/arrows\/)/;

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

/** What a new area is written from, and tried with in a copy of the tree. */
const NEW_AREA =
  /^(templates\/|tests\/(new-mfe|api)\/|packages\/(contracts|nest-kit|federation|forms|web)\/src\/.*\.tsx?$)/;

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

/** Styles of all areas: sheets are found by other sheets and by the build. */
const isSharedStyle = (path: string) => /^packages\/.*\.css$/.test(path) && areaOf(path) === 'site';

/** The areas whose pages or services a change can reach. */
function areasOf(changed: readonly string[], reached: readonly string[]): Set<Area> {
  const product = (paths: readonly string[]) => paths.filter((path) => !isTest(path));
  if (product(changed).some((path) => BEHIND_ALL.test(path) || isSharedStyle(path)))
    return new Set<Area>([...AREAS, 'site']);
  return new Set(product(reached).map(areaOf));
}

const serviceOf = (path: string) => /^services\/([^/]+)\//.exec(path)?.[1];
const sameService = (a: string, b: string) => serviceOf(a) !== undefined && serviceOf(a) === serviceOf(b);

/**
 * Of all test files those that import what changed (`importers`: over any number of steps), and, because services and pages
 * meet by HTTP and pages are found by the registry, those on sites and pages of every area that it reached.
 */
export function filesFor(changed: readonly string[], importers: readonly string[], all: readonly string[]): string[] {
  const reached = new Set([...changed, ...importers]);
  const areas = areasOf(changed, [...reached]);
  const serves = [...reached].some((path) => SERVES.test(path));
  const parts: TestPart[] = serves ? ['browser', 'web', 'faults'] : ['browser', 'web'];
  const onSites = (file: string) => parts.includes(partOf(file)) && areas.has(areaOf(file));
  const ofService = (file: string) => partOf(file) === 'services' && changed.some((path) => sameService(path, file));
  const ofArrows = (file: string) => ARROWS.test(file) && changed.some((path) => ARROWS.test(path));
  const ofNewArea = (file: string) => file.startsWith('tests/new-mfe/') && changed.some((path) => NEW_AREA.test(path));
  return all.filter(
    (file) => reached.has(file) || onSites(file) || ofService(file) || ofArrows(file) || ofNewArea(file),
  );
}

export const mayReachAll = (changed: readonly string[]): boolean => changed.some((path) => EVERYTHING.test(path));

/** The test files that a change since the revision can reach. Undefined: any of them. */
export async function reachedFiles(revision: string, all: readonly string[]): Promise<string[] | undefined> {
  const changed = await changedSince(revision);
  if (mayReachAll(changed)) return undefined;
  return filesFor(changed, changed.length ? await importersOf(changed) : [], all);
}
