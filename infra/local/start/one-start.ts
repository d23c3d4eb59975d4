import { readFileSync, rmSync } from 'node:fs';
import { inLocal } from '../boot/places.mjs';
import { Refusal } from '../boot/say.mjs';
import { writePrivately } from '../data/keys.ts';
import { commandLine, isAlive } from '../machine/leftover.ts';
import { holderOf, isFree } from '../machine/ports.ts';

const file = inLocal('start.json');

type Start = { pid: number; port: number };

function runningStart(): Start | undefined {
  try {
    const start = JSON.parse(readFileSync(file, 'utf8')) as Start;
    return isAlive(start.pid) && commandLine(start.pid).includes('start') ? start : undefined;
  } catch {
    return undefined;
  }
}

/** Refuses while another start of this copy runs: two would share one data folder. */
export function refuseSecondStart(): void {
  const other = runningStart();
  if (!other || other.pid === process.pid) return;
  throw new Refusal(
    `This copy of the project already runs (process ${other.pid}, http://localhost:${other.port}).`,
    'Stop it there with Ctrl-C, or from here:',
    `  kill ${other.pid}`,
  );
}

export function markStart(port: number): () => void {
  refuseSecondStart();
  writePrivately(file, { pid: process.pid, port });
  return () => rmSync(file, { force: true });
}

/** `option`: of the start that chooses another. */
export async function refuseBusyPort(port: number, host: string, option = '--port'): Promise<void> {
  if (await isFree(port, host)) return;
  const holder = holderOf(port);
  throw new Refusal(
    `Port ${port} is busy${holder ? `: process ${holder.pid} holds it (${holder.name})` : '; who holds it cannot be seen from this account'}.`,
    'Stop that program, or choose another port:',
    `  npm start -- ${option === '--port' ? '' : '--proxy '}${option} ${port === 8080 ? 8088 : port + 1}`,
    ...(holder
      ? []
      : [`To see who holds it:  sudo ss -ltnp 'sport = :${port}'   (macOS: lsof -nP -iTCP:${port} -sTCP:LISTEN)`]),
  );
}
