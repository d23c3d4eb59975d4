import type { IncomingMessage } from 'node:http';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readMultipart } from '../../src/http/multipart-reader.ts';
import { limitsOf } from '../../src/http/multipart-rule.ts';

let room: string;
beforeAll(async () => {
  room = await mkdtemp(join(tmpdir(), 'hub-reader-'));
});
afterAll(() => rm(room, { recursive: true, force: true }));

const wire = () => Object.assign(new PassThrough(), { headers: { 'content-type': 'multipart/form-data; boundary=b' } });
const reading = (from: PassThrough, idleMs: number, wholeMs: number) =>
  readMultipart(from as unknown as IncomingMessage, limitsOf({ files: ['file'] }), room, { idleMs, wholeMs });
const HEAD = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n';

it('gives up a sender who falls silent', async () => {
  const from = wire();
  from.write(`${HEAD}half`);
  await expect(reading(from, 50, 60_000)).rejects.toMatchObject({ code: 'MULTIPART_MALFORMED' });
});

it('gives up a sender who drips for ever', async () => {
  const from = wire();
  from.write(HEAD);
  const drip = setInterval(() => from.write('x'), 5);
  await expect(reading(from, 60_000, 200)).rejects.toMatchObject({ code: 'MULTIPART_MALFORMED' });
  clearInterval(drip);
});

it('stops where the first fault is: what comes later is not read', async () => {
  const from = wire();
  from.write('--b\r\nContent-Disposition: form-data\r\n\r\nx');
  await expect(reading(from, 60_000, 60_000)).rejects.toMatchObject({ code: 'MULTIPART_MALFORMED' });
  expect(from.isPaused()).toBe(true);
});

it.each([1, 2, 3, 7, 64])('reads the same form in pieces of %i bytes', async (size) => {
  const from = wire();
  const form = Buffer.from(
    `--b\r\nContent-Disposition: form-data; name="note"\r\n\r\n半夜\r\n${HEAD}\r\n--c\r\n-\r\n--b--\r\nan epilogue`,
  );
  const read = reading(from, 60_000, 60_000);
  for (let at = 0; at < form.length; at += size) from.write(form.subarray(at, at + size));
  from.end();
  expect(await read).toMatchObject({ fields: { note: '半夜' }, files: [{ field: 'file', name: 'a.png', bytes: 8 }] });
});

it('is not led astray by a preamble and an empty text', async () => {
  const from = wire();
  from.end('a preamble\r\n--b\r\nContent-Disposition: form-data; name="note"\r\n\r\n\r\n--b--');
  expect(await reading(from, 60_000, 60_000)).toEqual({ fields: { note: '' }, files: [] });
});

it('a form whose last piece comes while the disk is slow is whole, not silent', async () => {
  const picture = Buffer.alloc(100 * 1024, 7);
  const form = Buffer.concat([Buffer.from(HEAD), picture, Buffer.from('\r\n--b--\r\n')]);
  const forms = Array.from({ length: 16 }, (_, nth) => {
    const from = wire();
    const read = reading(from, 1000, 10_000);
    const size = 33_000 + nth * 997;
    for (let at = 0; at < form.length; at += size) from.write(form.subarray(at, at + size));
    // A sender waits for the answer with the line open, as a gateway does that passes a body on.
    setTimeout(() => from.end(), 20);
    return read;
  });
  const ends = await Promise.allSettled(forms);
  expect(ends.map((end) => (end.status === 'fulfilled' ? end.value.files[0]?.bytes : String(end.reason)))).toEqual(
    forms.map(() => picture.length),
  );
});
