import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { resolve } from 'node:path';
import { foreignUrl, freshRole, partnerToken, siteUrl } from './hub.ts';

const example = resolve(import.meta.dirname, '../../docs/examples/foreign-host/index.html');

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

function closed(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((done) => server.close(() => done()));
}
