import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { ReleaseClient } from './release-client.ts';

let close = () => undefined as unknown;
afterEach(() => close());

/** A site that answers each call with the next of these, and the last one for ever. */
async function siteOf(...answers: ((response: ServerResponse) => unknown)[]) {
  const [asked, said, waits] = [[] as string[], [] as string[], [] as number[]];
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    request.resume().once('end', () => answer?.(response));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  close = () => server.close();
  const wait = async (ms: number) => void waits.push(ms);
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { asked, said, waits, client: new ReleaseClient(url, 'token', { say: (line) => said.push(line), wait }) };
}

const tooMany = (retryAfter?: string) => (response: ServerResponse) =>
  response.writeHead(429, retryAfter ? { 'retry-after': retryAfter } : {}).end('{"msg":"Too often."}');
const taken = (response: ServerResponse) => response.writeHead(204).end();
const file = (client: ReleaseClient) => client.putFile('events', 'e1', 'a.js', Buffer.from('a'));

it.each([
  ['as long as the site says', '7', 7000],
  ['no longer than a minute and a half', '86400', 90_000],
  ['a while where the site does not say how long', undefined, 10_000],
  ['a while where the site says it by a date', 'Sat, 28 Nov 2026 12:00:00 GMT', 10_000],
  ['a while where the site says not at all', '0', 10_000],
])('a call that is one too many is made again after %s', async (_, header, ms) => {
  const { client, asked, waits, said } = await siteOf(tooMany(header), taken);
  await file(client);
  const call = 'PUT /api/releases/events/builds/e1/files/a.js';
  expect([asked, waits]).toEqual([[call, call], [ms]]);
  expect(said).toEqual([expect.stringContaining(`asked again in ${ms / 1000} seconds`)]);
});

it('no other call is made while one waits, and it is said once', async () => {
  const { client, asked, said } = await siteOf(tooMany('7'), taken);
  let goOn = () => undefined as void;
  const wait = () => new Promise<void>((done) => (goOn = done));
  const patient = new ReleaseClient(client.site, 'token', { say: (line) => said.push(line), wait });
  const sent = [file(patient)];
  await expect.poll(() => said).toHaveLength(1);
  sent.push(file(patient));
  await fetch(`${client.site}/meanwhile`);
  expect(asked.slice(1)).toEqual(['GET /meanwhile']);
  goOn();
  await Promise.all(sent);
  expect([asked.length, said.length]).toEqual([4, 1]);
});

it('a call that is too many for ever is given up, with what the site says', async () => {
  const { client, waits } = await siteOf(tooMany('90'));
  await expect(file(client)).rejects.toThrow('Too often.');
  expect(waits.length).toBeGreaterThan(1);
  expect(waits.reduce((sum, ms) => sum + ms, 0)).toBeLessThanOrEqual(600_000);
});

it('any other refusal is one at once', async () => {
  const { client, asked, waits } = await siteOf((response) => response.writeHead(409).end('{"msg":"Taken."}'));
  await expect(file(client)).rejects.toThrow('Taken.');
  expect([asked.length, waits]).toEqual([1, []]);
});
