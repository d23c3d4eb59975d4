import { existsSync } from 'node:fs';
import { inRoot, root, withDecorators } from '../boot/places.mjs';
import { Refusal } from '../boot/say.mjs';
import { frontEnds } from '../build/build-apps.ts';
import { servicesWith } from '../data/service-list.ts';
import { run, type Ran } from '../machine/programs.ts';
import { runTool, toolEnv } from '../machine/tools.ts';

export type CheckPart = { name: string; what: string; look(databaseUrl: string): Promise<Ran> };

const script = (file: string, args: string[], env: NodeJS.ProcessEnv = {}, flags: string[] = []) =>
  run(process.execPath, [...flags, inRoot('infra', 'local', file), ...args], { cwd: root, env: toolEnv(env) });

function drift(databaseUrl: string): Promise<Ran> {
  const services = servicesWith('data-source').filter((name) => servicesWith('migrate').includes(name));
  return script('check/drift.ts', services, { TEST_MARIADB_URL: databaseUrl }, withDecorators);
}

/**
 * Typescript 7 checks in a third of the time; linter and facade are written for the interfaces of 6. Every further checker
 * works out anew what the others know: a second core is better used by the next part.
 */
const types = () =>
  run(
    process.execPath,
    [inRoot('node_modules', 'typescript-native', 'bin', 'tsc'), '--noEmit', '--checkers', '1', '-p', 'tsconfig.json'],
    { cwd: root, env: toolEnv() },
  );

const all: CheckPart[] = [
  { name: 'types', what: 'tsc', look: types },
  { name: 'lint', what: 'eslint', look: () => runTool('eslint', ['.', '--max-warnings', '0']) },
  { name: 'format', what: 'prettier', look: () => runTool('prettier', ['--check', '--log-level', 'warn', '.']) },
  {
    name: 'arrows',
    what: 'dependency-cruiser',
    look: () => runTool('depcruise', [...sourceTrees(), '--config', '.dependency-cruiser.cjs']),
  },
  { name: 'lock', what: 'package-lock.json is complete', look: () => script('complete-lock.mjs', ['--check']) },
  { name: 'facade', what: 'the exports of @hub/web', look: () => script('check/facade/facade.ts', ['check']) },
  { name: 'texts', what: 'every text in every language', look: () => script('texts.mjs', ['--check']) },
  { name: 'weight', what: 'bytes of the pages', look: () => script('check/weight/weight.ts', [], {}, withDecorators) },
  { name: 'drift', what: 'entities fit the migrations', look: drift },
];

export const sourceTrees = (): string[] => ['packages', 'services', ...frontEnds(), 'infra'];

/** `names`: those alone; a name that no part has is a `Refusal`. */
export function checkParts(names: readonly string[] = []): CheckPart[] {
  const parts = all.filter(
    ({ name }) => name !== 'drift' || existsSync(inRoot('packages', 'nest-kit', 'src', 'testing', 'drift.ts')),
  );
  const known = parts.map(({ name }) => name);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) throw new Refusal(`There is no part “${unknown}”; there are ${known.join(', ')}.`);
  return parts.filter(({ name }) => names.length === 0 || names.includes(name));
}
