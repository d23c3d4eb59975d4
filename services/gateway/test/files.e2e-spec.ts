import { request, type ClientRequest, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { FILE_BYTES_MAX, filesBodyKb } from '@hub/contracts/tickets';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAddress, startGateway, type Gateway } from './gateway.setup.ts';
import { rawCall } from './raw-call.ts';
import { json } from './tiny-service.ts';

const CREATE = '/api/questions/create_web_form';
const UPLOAD = '/api/questions/attachments';
const MB = 1024 * 1024;
let gateway: Gateway;

beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.close());

/** A chunked call that goes on until it is ended or answered. */
function openCall(path: string, address = anAddress()) {
  const { hostname, port } = new URL(gateway.url);
  const headers = { 'content-type': 'multipart/form-data; boundary=x', 'x-forwarded-for': address };
  let call!: ClientRequest;
  const answer = new Promise<{ status: number; body: string; headers: IncomingMessage['headers'] }>((done, fail) => {
    call = request({ hostname, port, method: 'POST', path, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        done({
          status: response.statusCode ?? 0,
          body: Buffer.concat(chunks).toString('utf8'),
          headers: response.headers,
        });
        call.destroy();
      });
    });
    call.on('error', fail);
  });
  answer.catch(() => {});
  return { call, answer };
}

/** A service that notes the bytes as they come, as one that reads a form does. */
function listening(path: string) {
  const seen = { bytes: 0 };
  gateway.support.streams[`POST ${path}`] = (incoming, response) => {
    incoming.on('data', (chunk: Buffer) => (seen.bytes += chunk.length));
    incoming.on('end', () => json(response, { bytes: seen.bytes }));
    incoming.on('error', () => {});
  };
  return seen;
}

describe('a form with files', () => {
  it('passes byte by byte while it comes, at full size', async () => {
    const seen = listening(CREATE);
    const { call, answer } = openCall(CREATE);
    call.write(Buffer.alloc(MB));
    await expect.poll(() => seen.bytes).toBeGreaterThanOrEqual(MB);
    for (let n = 0; n < 47; n += 1) call.write(Buffer.alloc(MB));
    call.end();
    expect(await answer).toMatchObject({ status: 200, body: JSON.stringify({ bytes: 48 * MB }) });
  });

  it.each([
    ['zh-TW', '附件過大，請勿超過 8MB'],
    ['en', 'The attachment is too large. Please keep it within 8 MB.'],
  ])('is cut one byte after its limit, in %s', async (language, sentence) => {
    const limit = filesBodyKb(1) * 1024;
    listening(UPLOAD);
    const headers = { 'accept-language': language };
    const whole = await rawCall(gateway.url, `POST ${UPLOAD}`, { headers, body: [Buffer.alloc(limit - 1), 'x'] });
    expect(whole.status).toBe(200);
    const over = await rawCall(gateway.url, `POST ${UPLOAD}`, { headers, body: [Buffer.alloc(limit), 'x'] });
    expect([over.status, JSON.parse(over.text)]).toEqual([413, { file01: sentence }]);
    const declared = { ...headers, 'content-length': String(limit + 1) };
    const early = await rawCall(gateway.url, `POST ${UPLOAD}`, { headers: declared, end: false });
    expect([early.status, JSON.parse(early.text)]).toEqual([413, { file01: sentence }]);
    expect(limit).toBeGreaterThan(FILE_BYTES_MAX);
  });

  it('is answered as soon as the service refuses it, however much is still to come', async () => {
    gateway.support.streams[`POST ${CREATE}`] = (incoming, response) => {
      incoming.once('data', () => json(response, { file01: 'no' }, 413));
    };
    const { call, answer } = openCall(CREATE);
    let sending = true;
    const pump = async () => {
      while (sending && !call.destroyed) {
        call.write(Buffer.alloc(64 * 1024));
        await sleep(5);
      }
    };
    void pump();
    expect(await answer).toMatchObject({ status: 413, body: '{"file01":"no"}' });
    sending = false;
  });

  it.each([
    ['of the service', CREATE, '{"file01":"no"}'],
    ['of the gateway itself', '/api/questions/nothing_here', ' 404 '],
  ])(
    'may be sent to its end after the early answer %s, though its caller wants the line closed',
    async (_, path, sign) => {
      gateway.support.streams[`POST ${CREATE}`] = (incoming, response) => {
        incoming.once('data', () => json(response, { file01: 'no' }, 413));
      };
      const { hostname, port } = new URL(gateway.url);
      const line = connect(Number(port), hostname);
      let said = '';
      line.on('data', (chunk: Buffer) => (said += chunk.toString('utf8')));
      const head = [
        'host: x',
        'connection: close',
        'transfer-encoding: chunked',
        'content-type: multipart/form-data; boundary=x',
      ];
      line.write(`POST ${path} HTTP/1.1\r\n${head.join('\r\n')}\r\n\r\n1\r\nx\r\n`);
      await expect.poll(() => said).toContain(sign);
      await sleep(200);
      expect(line.readyState).toBe('open');
      line.write('0\r\n\r\n');
      await expect.poll(() => line.readyState).toBe('closed');
    },
  );
});

describe('many files at once', () => {
  it('leave everybody else their way to the service, and one household cannot take all the room', async () => {
    gateway.support.streams[`POST ${UPLOAD}`] = (incoming) => void incoming.on('error', () => {}).resume();
    const address = anAddress();
    const open = Array.from({ length: 12 }, () => openCall(UPLOAD, address));
    for (const { call } of open) call.write(Buffer.alloc(1024));
    await sleep(300);
    const { call, answer } = openCall(UPLOAD, address);
    call.write('x');
    const refused = await answer;
    expect(refused.status).toBe(503);
    expect(Object.keys(JSON.parse(refused.body) as object)).toEqual(['file01']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);

    const others = Array.from({ length: 20 }, () => openCall(UPLOAD));
    for (const other of others) other.call.write('x');
    await sleep(300);
    const full = openCall(UPLOAD);
    full.call.write('x');
    expect((await full.answer).status).toBe(503);
    const reads = await Promise.all(
      Array.from({ length: 40 }, () => fetch(`${gateway.url}/api/questions/render_create_form/H73`)),
    );
    expect(new Set(reads.map(({ status }) => status))).toEqual(new Set([200]));

    for (const one of [...open, ...others]) one.call.destroy();
    const freed = async () => {
      gateway.support.streams[`POST ${UPLOAD}`] = (incoming, response) =>
        void incoming.on('end', () => json(response, {})).resume();
      return (await rawCall(gateway.url, `POST ${UPLOAD}`, { body: ['a', 'b'] })).status;
    };
    await expect.poll(freed).toBe(200);
  });
});

describe('pictures that are read slowly', () => {
  it('leave everybody else their way to the service', async () => {
    const path = '/media/q/2026/11/slow';
    let open = 0;
    gateway.support.routes[`GET ${path}`] = (_, response) => {
      open += 1;
      response.writeHead(200, { 'content-type': 'image/jpeg' }).write('half');
    };
    const leaving = new AbortController();
    const slow = Array.from({ length: 80 }, () =>
      fetch(gateway.url + path, { signal: leaving.signal }).catch(() => null),
    );
    await expect.poll(() => open).toBeGreaterThanOrEqual(32);
    const form = fetch(`${gateway.url}/api/questions/render_create_form/H73`, { signal: AbortSignal.timeout(3000) });
    expect((await form).status).toBe(200);
    leaving.abort();
    await Promise.all(slow);
  });
});

describe('a picture', () => {
  it('keeps the headers that make it harmless, and the way of telling that it is archived', async () => {
    const path = '/media/q/2026/11/abc?v=view&sig=s';
    gateway.support.routes['GET /media/q/2026/11/abc'] = (_, response) => {
      response
        .writeHead(200, {
          'content-type': 'image/png',
          'cache-control': 'private, max-age=600',
          'content-security-policy': "default-src 'none'; sandbox",
          'cross-origin-resource-policy': 'same-origin',
          'content-disposition': "inline; filename*=UTF-8''a.png",
        })
        .end('png');
    };
    const { headers, url } = await fetch(gateway.url + path);
    expect(url).toContain('sig=s');
    expect(headers.get('content-type')).toBe('image/png');
    expect(headers.get('cache-control')).toBe('private, max-age=600');
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('content-disposition')).toBe("inline; filename*=UTF-8''a.png");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    gateway.support.routes['GET /media/q/2026/11/abc'] = (_, response) => json(response, { msg: '已封存' }, 410);
    const gone = await fetch(gateway.url + path);
    expect([gone.status, await gone.json()]).toEqual([410, { msg: '已封存' }]);
  });
});
