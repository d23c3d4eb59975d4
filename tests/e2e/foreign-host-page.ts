import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { resolve } from 'node:path';
import { foreignUrl, freshRole, partnerToken, siteFolder, siteUrl } from './hub.ts';

const root = resolve(import.meta.dirname, '../..');
const example = resolve(root, 'docs/examples/foreign-host/index.html');

/** Rules of a page that knows nothing of us, and would like to have a say in everything. */
const LOUD = `
  :root { --page: #f0f; --ink: #0f0; --font: cursive; font-size: 62.5% }
  body { color: #f0f; font: italic 40px cursive; text-transform: uppercase; letter-spacing: 1em }
  * { box-sizing: content-box; border-radius: 0 } button { display: none } h1 { color: #f00 } div { padding: 99px }
  #open { display: inline-block }`;

export type ForeignHost = { url: string; close(): Promise<void> };

export const html = (): string => readFileSync(example, 'utf8');

/** The example of the documentation, served from an origin of its own, `at`. `head`: what else that page has; `options`: of the mount. */
export async function serveExample({ head = '', at = foreignUrl(), options = '' } = {}): Promise<ForeignHost> {
  const page = html()
    .replaceAll('http://localhost:8080', siteUrl())
    .replace(/(?=\s+onClose)/, ` ${options}`)
    .replace('</head>', `<style>${LOUD}</style>${head}</head>`);
  const server = createServer((request, response) => {
    if (request.url === '/token') return void response.end(partnerToken(freshRole()));
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(page);
  });
  const port = Number(new URL(at).port);
  await new Promise<void>((up) => server.listen(port, '127.0.0.1', up));
  const { port: own } = server.address() as { port: number };
  return { url: `http://127.0.0.1:${own}/`, close: () => closed(server) };
}

/** The page with the server of the documentation, started as that says. */
export async function startExample(): Promise<ForeignHost> {
  const guide = readFileSync(resolve(root, 'docs/foreign-hosts.md'), 'utf8');
  const command = (/^TOKEN_KEY=.+$/m.exec(guide)?.[0] ?? '').replace('./.local', siteFolder());
  const env = { ...process.env, SITE: siteUrl(), PORT: new URL(foreignUrl()).port };
  const server = spawn('sh', ['-c', command], { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'], detached: true });
  const ended = once(server, 'exit');
  const [url] = (await Promise.race([once(server.stdout, 'data'), ended])) as [unknown];
  const close = async () => {
    process.kill(-server.pid!);
    await ended;
  };
  return { url: String(url).trim(), close };
}

function closed(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((done) => server.close(() => done()));
}
