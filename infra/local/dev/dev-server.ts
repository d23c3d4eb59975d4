/* `dev-server.ts <app> <port> <site>`: builds one remote at each change and serves it in the pages of a site. Needs the loader with decorators. */
import { createReadStream, existsSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RemoteDescriptor } from '@hub/federation/descriptor';
import { inLocal, inRoot } from '../boot/places.mjs';
import { reloadScript, RELOAD, withRow, type Row } from './dev-document.ts';
import { askSite, passedHeaders, passOn } from './dev-proxy.ts';

type Desk = typeof import('@hub/federation/desk');
type Watch = typeof import('@hub/federation/watch');
type Descriptors = typeof import('@hub/federation/descriptor');
type Match = typeof import('@hub/federation/match');

const [, , app = '', port = '', siteAddress = ''] = process.argv;
const load = async <T>(file: string) =>
  (await import(pathToFileURL(inRoot('packages', 'federation', 'src', file)).href)) as T;
const { isDesk } = await load<Desk>('desk.ts');
const { watchRemote } = await load<Watch>('watch.ts');
const { remoteRow } = await load<Descriptors>('descriptor.ts');
const { firstMatch } = await load<Match>('match.ts');

const site = new URL(siteAddress);
const own = `http://localhost:${port}`;
const outDir = inLocal('dev', app);
const listeners = new Set<ServerResponse>();
const KINDS: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.map': 'application/json',
};
let latest: RemoteDescriptor | undefined;

const row = (lang: string, desk: boolean) => remoteRow(latest as RemoteDescriptor, lang, desk) as unknown as Row;

function built(descriptor: RemoteDescriptor, ms: number): void {
  latest = descriptor;
  for (const listener of listeners) listener.write(`data: ${descriptor.build}\n\n`);
  process.stdout.write(`  built in ${ms} ms\n`);
  process.send?.({ built: descriptor.routes, staff: descriptor.staffRoutes, ms });
}

function listen(asked: IncomingMessage, answer: ServerResponse): void {
  answer.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
  answer.write(`data: ${latest?.build ?? ''}\n\n`);
  listeners.add(answer);
  asked.on('close', () => listeners.delete(answer));
}

/** Pages of a deployed site may load what is built here. */
const OPEN = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-private-network': 'true',
  'cross-origin-resource-policy': 'cross-origin',
  'cache-control': 'no-store',
};

function file(path: string, answer: ServerResponse): void {
  const found = join(outDir, normalize(path));
  if (!found.startsWith(`${outDir}/`) || !existsSync(found)) return void answer.writeHead(404, OPEN).end();
  answer.writeHead(200, { ...OPEN, 'content-type': KINDS[extname(found)] ?? 'application/octet-stream' });
  createReadStream(found).pipe(answer);
}

async function textOf(answer: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}

async function page(path: string, asked: IncomingMessage, answer: ServerResponse): Promise<void> {
  const from = await askSite(site, asked, { 'accept-encoding': 'identity' });
  const html = await textOf(from);
  const made = latest ? withRow(html, (lang) => row(lang, isDesk(path))) : null;
  const { 'content-length': _, ...headers } = passedHeaders(from.headers);
  const known = made && latest && firstMatch([...latest.routes, ...latest.staffRoutes], path);
  answer.writeHead(known ? 200 : (from.statusCode ?? 502), headers);
  answer.end(made ?? html);
}

async function serve(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
  const { pathname: path, searchParams: query } = new URL(asked.url ?? '/', own);
  if (asked.method === 'OPTIONS' && (path === '/row.json' || path.startsWith('/b/')))
    return void answer.writeHead(204, OPEN).end();
  if (path === '/row.json') {
    if (!latest) return void answer.writeHead(503, OPEN).end();
    answer.writeHead(200, { ...OPEN, 'content-type': 'application/json' });
    return void answer.end(JSON.stringify(row(query.get('lang') ?? 'zh-TW', query.get('desk') === '1')));
  }
  if (path.startsWith('/b/')) return file(path.slice('/b/'.length), answer);
  if (path === RELOAD) return void answer.writeHead(200, { 'content-type': 'text/javascript' }).end(reloadScript);
  if (path === '/__dev/events') return listen(asked, answer);
  const wantsPage = asked.method === 'GET' && (asked.headers.accept ?? '').includes('text/html');
  return wantsPage ? page(path, asked, answer) : passOn(site, asked, answer);
}

createServer((asked, answer) => {
  serve(asked, answer).catch((error: Error) => {
    if (!answer.headersSent) answer.writeHead(502, { 'content-type': 'text/plain; charset=utf-8' });
    answer.end(`${site.origin} does not answer: ${error.message}\n`);
  });
}).listen(Number(port), 'localhost');

await watchRemote(inRoot(app), {
  outDir,
  base: `${own}/b/`,
  onBuilt: built,
  onFailed: (words) => process.stdout.write(`\n${words}\n`),
});
