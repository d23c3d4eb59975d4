import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { connect, type ClientHttp2Session, type IncomingHttpHeaders } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort } from '../machine/ports.ts';
import { ownCertificate } from './own-certificate.ts';
import { proxyPrograms } from './proxy-program.ts';
import { startProxy, type Proxy } from './start-proxy.ts';

const HOST = '127.0.0.1';
const BYTES = 1_000_000;
const folder = mkdtempSync(join(tmpdir(), 'hub-proxy-'));
const asked: IncomingMessage[] = [];
let upstream: Server;
let proxy: Proxy;
let session: ClientHttp2Session;

/** Stands for the gateway: news that stay open, and how many bytes came. */
function answer(request: IncomingMessage, response: import('node:http').ServerResponse): void {
  asked.push(request);
  if (request.url === '/api/live') {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write('data: one\n\n');
    return;
  }
  let bytes = 0;
  request.on('data', (chunk: Buffer) => (bytes += chunk.length));
  request.on('end', () => response.end(String(bytes)));
}

/** The first bytes of an answer, or all of it. */
function ask(headers: Record<string, string>, body?: Buffer): Promise<{ headers: IncomingHttpHeaders; text: string }> {
  return new Promise((done, failed) => {
    const stream = session.request(headers);
    let told: IncomingHttpHeaders = {};
    stream.on('response', (got) => (told = got));
    stream.once('data', (chunk: Buffer) => {
      done({ headers: told, text: chunk.toString() });
      stream.close();
    });
    stream.on('error', failed);
    stream.end(body);
  });
}

beforeAll(async () => {
  const { nginx, openssl } = await proxyPrograms(join(folder, 'programs'));
  const certificate = await ownCertificate(openssl, folder);
  const [port, behind] = [await freePort(), await freePort()];
  upstream = createServer(answer).listen(behind, HOST);
  proxy = await startProxy({ ...certificate, nginx, folder, host: HOST, port, upstream: `${HOST}:${behind}` });
  session = connect(proxy.url, { ca: readFileSync(certificate.certificate) });
}, 60_000);

afterAll(async () => {
  session.destroy();
  upstream.closeAllConnections();
  upstream.close();
  await proxy.stop();
  rmSync(folder, { recursive: true, force: true });
});

it('speaks HTTP/2, and says who asked by the address of the connection alone', async () => {
  await ask({ ':path': '/', 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'http' });
  expect(session.alpnProtocol).toBe('h2');
  const { headers } = asked.at(-1) as IncomingMessage;
  expect(headers).toMatchObject({ 'x-forwarded-for': HOST, 'x-forwarded-proto': 'https' });
  expect(headers.host).toBe(new URL(proxy.url).host);
});

it('hands on a file as it is', async () => {
  const { text } = await ask({ ':method': 'POST', ':path': '/api/upload' }, Buffer.alloc(BYTES, 1));
  expect(text).toBe(String(BYTES));
});

it('holds back no news', async () => {
  const { headers, text } = await ask({ ':path': '/api/live' });
  expect([headers['content-type'], text]).toEqual(['text/event-stream', 'data: one\n\n']);
});

it('shows nobody outside what is counted', async () => {
  const before = asked.length;
  const { headers } = await ask({ ':path': '/metrics' });
  expect(headers[':status']).toBe(404);
  expect(asked).toHaveLength(before);
});
