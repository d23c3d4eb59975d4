import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** In bytes; 0 when it is gone or nobody can tell. */
export async function memoryOf(pid: number): Promise<number> {
  const kilobytes = process.platform === 'linux' ? await fromKernel(pid) : await fromPs(pid);
  return kilobytes * 1024;
}

async function fromKernel(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'latin1').catch(() => '');
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0);
}

async function fromPs(pid: number): Promise<number> {
  const asked = await run('ps', ['-o', 'rss=', '-p', String(pid)], { timeout: 1000 }).catch(() => ({ stdout: '' }));
  return Number(asked.stdout.trim()) || 0;
}
