import { createServer, request, type ClientRequest, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectsBody, gatedBody } from '../src/proxy/body-gate.ts';

const LIMIT = 100;
const IDLE_MS = 600;
/** A byte buys 20 ms. */
const BYTES_PER_S = 50;
let ended: (how: string) => void;
const server = createServer((incoming, response) => {
  const gate = gatedBody(incoming, LIMIT, { idleMs: IDLE_MS, bytesPerS: BYTES_PER_S });
  let bytes = 0;
  gate.on('data', (chunk: Buffer) => (bytes += chunk.length));
  gate.once('end', () => ended(`${bytes} bytes`));
  gate.once('error', (error) => {
    ended(error.message || error.constructor.name);
    response.writeHead(400).end();
  });
});
beforeAll(() => new Promise<void>((done) => server.listen(0, '127.0.0.1', done)));
afterAll(() => {
  server.closeAllConnections();
  return new Promise<void>((done) => server.close(() => done()));
});

/** Sends a chunked body and tells how it ended at the gate. */
function send(write: (call: ClientRequest) => void): Promise<string> {
  return new Promise((done) => {
    ended = done;
    const { port } = server.address() as AddressInfo;
    const call = request({ port, host: '127.0.0.1', method: 'POST', agent: false });
    call.on('error', () => {});
    call.on('response', (response) => response.resume());
    write(call);
  });
}

describe('a body on its way', () => {
  it('passes whole up to the limit', async () => {
    expect(await send((call) => (call.write('x'.repeat(LIMIT)), call.end()))).toBe('100 bytes');
  });

  it('ends one byte after the limit', async () => {
    expect(await send((call) => (call.write('x'.repeat(LIMIT)), call.end('x')))).toBe('file01:BODY_TOO_LARGE');
  });

  it('ends when nothing more comes for a while', async () => {
    const begun = Date.now();
    expect(await send((call) => void call.write('x'))).toBe('msg:UNEXPECTED');
    expect(Date.now() - begun).toBeGreaterThanOrEqual(IDLE_MS - 10);
  });

  it('may be slow as long as it comes', async () => {
    const slow = (call: ClientRequest) => {
      let left = 15;
      const timer = setInterval(() => {
        left -= 1;
        if (left > 0) return call.write('xxxx');
        clearInterval(timer);
        return call.end();
      }, IDLE_MS / 10);
    };
    expect(await send(slow)).toBe('56 bytes');
  });

  it('ends when it comes so slowly that it would never be whole', async () => {
    let timer: NodeJS.Timeout | undefined;
    const begun = Date.now();
    const ended = await send((call) => {
      timer = setInterval(() => call.write('x'), IDLE_MS / 4);
    });
    clearInterval(timer);
    expect(ended).toBe('msg:UNEXPECTED');
    expect(Date.now() - begun).toBeGreaterThanOrEqual(IDLE_MS);
  });

  it('ends when the caller is gone', async () => {
    const gone = (call: ClientRequest) => {
      call.write('x');
      setTimeout(() => call.destroy(), 40);
    };
    expect(await send(gone)).toBe('CallerGone');
  });
});

describe('a body that is announced', () => {
  const announced = (headers: Record<string, string>) => ({ headers }) as unknown as IncomingMessage;
  const FORM = 'application/x-www-form-urlencoded; charset=utf-8';
  const [json, form] = [
    { bodyKb: 1, form: false },
    { bodyKb: 1, form: true },
  ];

  it('is a form where a form is taken, and nowhere else', () => {
    const as = (type: string) => announced({ 'content-length': '9', 'content-type': type });
    expect([expectsBody(as(FORM), form), expectsBody(as('application/json'), json)]).toEqual([true, true]);
    for (const [type, row] of [
      [FORM, json],
      ['application/json', form],
      ['', form],
    ] as const)
      expect(() => expectsBody(as(type), row)).toThrow(expect.objectContaining({ status: 415 }));
  });

  it('may be none at all, whatever kind was meant', () => {
    expect(expectsBody(announced({ 'content-length': '0', 'content-type': FORM }), form)).toBe(false);
    expect(expectsBody(announced({}), form)).toBe(false);
  });

  it('is refused where it is larger than the call takes', () => {
    const large = announced({ 'content-length': '1025', 'content-type': FORM });
    expect(() => expectsBody(large, form)).toThrow(expect.objectContaining({ status: 413 }));
  });
});
