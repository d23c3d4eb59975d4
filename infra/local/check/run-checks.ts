import { line } from '../boot/say.mjs';
import { checkParts, type CheckPart } from './parts.ts';

export type Checked = { passed: number; failed: string[] };

const AT_ONCE = 2;

async function look(part: CheckPart, databaseUrl: string): Promise<boolean> {
  const began = performance.now();
  const { code, output } = await part.look(databaseUrl);
  line(part.name, code === 0 ? `ok (${part.what})` : `FAILED (${part.what})`, performance.now() - began);
  if (code !== 0) process.stdout.write(`${output.trimEnd().replaceAll(/^/gm, '    ')}\n`);
  return code === 0;
}

export async function runChecks(databaseUrl: string, parts = checkParts()): Promise<Checked> {
  const waiting = [...parts];
  const checked: Checked = { passed: 0, failed: [] };
  const work = async () => {
    for (let part = waiting.shift(); part; part = waiting.shift()) {
      if (await look(part, databaseUrl)) checked.passed += 1;
      else checked.failed.push(part.name);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return checked;
}
