import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { whenSent } from './when-sent.ts';

/** More than the buffers of a line take. */
const MUCH = 64 * 1024 * 1024;
let answer: (raw: ServerResponse) => void;
const server = createServer((_, raw) => answer(raw));
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => server.close());

/** Answers so many bytes; tells how the answer ended, and whether its source had given all by then. */
function ending(bytes: number, reader: (incoming: IncomingMessage) => void) {
  return new Promise<{ whole: boolean; given: boolean }>((done) => {
    answer = (raw) => {
      const source = Readable.from([Buffer.alloc(bytes)]);
      whenSent(raw, (whole) => done({ whole, given: source.readableEnded }));
      source.pipe(raw);
    };
    get({ port: (server.address() as AddressInfo).port, host: '127.0.0.1' }, reader).on('error', () => undefined);
  });
}

it('an answer that is read to its end was sent as a whole', async () => {
  expect(await ending(MUCH, (incoming) => incoming.resume())).toEqual({ whole: true, given: true });
  expect(await ending(5, (incoming) => incoming.resume())).toEqual({ whole: true, given: true });
});

it('an answer whose line breaks was not, though its source has given all', async () => {
  const broken = await ending(MUCH, (incoming) => setTimeout(() => incoming.destroy(), 100));
  expect(broken).toEqual({ whole: false, given: true });
});

it('an answer whose reader left before it began was not', async () => {
  const raw = { destroyed: true } as ServerResponse;
  expect(await new Promise((done) => whenSent(raw, done))).toBe(false);
});
