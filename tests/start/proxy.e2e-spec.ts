import { readFileSync } from 'node:fs';
import { connect, type ClientHttp2Session, type IncomingHttpHeaders } from 'node:http2';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePorts } from '../../infra/local/machine/ports.ts';
import { ScratchTree } from '../scratch-tree.ts';

/* `npm start -- --proxy` in a copy of the tree, with stores and ports of its own. */

const START_MS = 240_000;
const LIMIT_MS = START_MS + 30_000;
let tree: ScratchTree;
let session: ClientHttp2Session;
let said: string;
let url: string;

const get = (path: string) =>
  new Promise<{ headers: IncomingHttpHeaders; text: string }>((done, failed) => {
    const stream = session.request({ ':path': path, accept: '*/*' });
    let headers: IncomingHttpHeaders = {};
    let text = '';
    stream.on('response', (got) => (headers = got));
    stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
    stream.on('end', () => done({ headers, text }));
    stream.on('error', failed);
  });

beforeAll(async () => {
  tree = new ScratchTree();
  tree.takeBuilds();
  const [port, front] = await freePorts(2);
  url = `https://localhost:${front}`;
  const child = tree.start(`npm start -- --proxy --proxy-port ${front} --port ${port} --only events`);
  said = await tree.said(child, /Ready after/, START_MS);
  session = connect(url, { ca: readFileSync(tree.at('.local', 'proxy', 'localhost.pem')) });
  await new Promise((done, failed) => session.once('connect', done).once('error', failed));
}, LIMIT_MS);

afterAll(async () => {
  session?.destroy();
  await tree.end();
});

it('says the address of the proxy as that of the site', () => {
  expect(said).toContain(`nginx with HTTP/2, ${url}`);
  expect(said).toMatch(new RegExp(`Player site +${url}\n`));
});

it('speaks HTTP/2, and gives a page with each file that its document names', async () => {
  expect(session.alpnProtocol).toBe('h2');
  const { headers, text } = await get('/game');
  expect([headers[':status'], headers['content-type']]).toEqual([200, expect.stringContaining('text/html')]);
  const files = [...text.matchAll(/(?:src|href)="(\/r\/[^"]+)"/g)].map(([, path = '']) => path);
  expect(files.some((path) => path.endsWith('.js'))).toBe(true);
  const got = await Promise.all(files.map(get));
  expect(got.map((one, at) => [files[at], one.headers[':status'], one.text !== ''])).toEqual(
    files.map((path) => [path, 200, true]),
  );
});
