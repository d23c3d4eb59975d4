import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from '../boot/places.mjs';
import { Refusal } from '../boot/say.mjs';
import { startChild } from '../machine/children.ts';
import { isFree, until } from '../machine/ports.ts';
import { endOfLog } from '../machine/log-file.ts';
import type { Certificate } from './own-certificate.ts';

const READY_LIMIT_MS = 10_000;

export type Proxy = { url: string; stop(): Promise<void> };

type Wanted = Certificate & { nginx: string; folder: string; host: string; port: number; upstream: string };

function configured({ certificate, key, host, port, upstream, folder }: Wanted): string {
  const values: Record<string, string> = {
    UPSTREAM: upstream,
    LISTEN: `${host}:${port}`,
    CERTIFICATE: certificate,
    CERTIFICATE_KEY: key,
  };
  const site = readFileSync(inRoot('infra', 'nginx', 'site.conf'), 'utf8');
  const filled = site.replace(/^#.*\n/gm, '').replace(/\$\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
  const kept = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${join(folder, name)};`)
    .join(' ');
  // As root, nginx would let others work, who may not write here.
  const user = process.getuid?.() === 0 ? 'user root; ' : '';
  return `${user}daemon off; pid ${join(folder, 'nginx.pid')}; error_log stderr warn; worker_processes 1;
events { worker_connections 1024; }
http { access_log off; ${kept}
${filled}}
`;
}

/** nginx with the configuration of production, as a child of this process. */
export async function startProxy(wanted: Wanted): Promise<Proxy> {
  const { nginx, folder, host, port } = wanted;
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'nginx.conf');
  const logFile = join(folder, 'nginx.log');
  writeFileSync(file, configured(wanted));
  const child = startChild('proxy', nginx, ['-p', folder, '-c', file, '-e', 'stderr'], { logFile });
  const ready = await until(
    async () => !(await isFree(port, host)),
    READY_LIMIT_MS,
    () => child.end !== undefined,
  );
  if (!ready || child.end) {
    await child.stop();
    throw new Refusal(`nginx did not start. Its log (${logFile}) ends with:`, ...endOfLog(logFile));
  }
  return { url: `https://localhost:${port}`, stop: async () => void (await child.stop()) };
}
