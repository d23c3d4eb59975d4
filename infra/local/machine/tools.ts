import { delimiter } from 'node:path';
import { realpathSync } from 'node:fs';
import { inRoot, root } from '../boot/places.mjs';
import { line } from '../boot/say.mjs';
import { endedWithin, startChild } from './children.ts';
import { run, type Ran } from './programs.ts';

/** The script of a tool of node_modules; run by our own Node, whatever Node the PATH finds. */
const scriptOf = (tool: string): string => realpathSync(inRoot('node_modules', '.bin', tool));

/** The environment in which `node` and all tools are the project's own. */
export const toolEnv = (more: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv => ({
  ...process.env,
  PATH: `${inRoot('node_modules', '.bin')}${delimiter}${process.env.PATH ?? ''}`,
  ...more,
});

export const runTool = (tool: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<Ran> =>
  run(process.execPath, [scriptOf(tool), ...args], { env: toolEnv(env), cwd: root });

/** Twice what the longest takes on a slow machine; the exit code of `timeout`. */
const [LIMIT_MS, LATE] = [30 * 60_000, 124];

/** Runs a tool while the person watches; answers its exit code, 124 when it was not over in time. */
export async function watchTool(
  tool: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
  { live = true, limitMs = LIMIT_MS }: { live?: true | 'lines'; limitMs?: number } = {},
): Promise<number> {
  const child = startChild(tool, process.execPath, [scriptOf(tool), ...args], {
    env: toolEnv(env),
    cwd: root,
    live,
  });
  const end = await endedWithin(child, limitMs);
  if (end) return end.code ?? 1;
  line(tool, `not over after ${limitMs / 60_000} minutes: stopped`);
  return LATE;
}
