import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { inLocal, inRoot } from '../boot/places.mjs';
import { Refusal, step } from '../boot/say.mjs';
import { startChild } from '../machine/children.ts';
import { lastLines } from '../machine/programs.ts';

const LOG = inLocal('logs', 'build.log');

/** `apps`: those alone; all of them when there is none. */
export async function buildFront(apps: readonly string[] = []): Promise<void> {
  const first = !existsSync(inLocal('www', 'builds'));
  await step('front ends', 'building', () => build(apps), { slow: first });
}

async function build(apps: readonly string[]): Promise<string> {
  mkdirSync(inLocal('logs'), { recursive: true });
  rmSync(LOG, { force: true });
  const child = startChild('build', process.execPath, [inRoot('infra', 'local', 'build.mjs'), ...apps], {
    logFile: LOG,
  });
  const { code } = await child.ended;
  const said = readFileSync(LOG, 'utf8');
  if (code !== 0) throw new Refusal('The front ends could not be built:', ...lastLines(said, 20), `All of it: ${LOG}`);
  return said.trim().split('\n').at(-1)?.trim() ?? 'built';
}
