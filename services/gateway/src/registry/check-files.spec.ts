import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { aRemote } from '../../test/builds.ts';
import { checkFiles } from './check-files.ts';

type HashOf = (text: string) => string;
const by =
  (algorithm: string): HashOf =>
  (text) =>
    `${algorithm}-${createHash(algorithm).update(text).digest('base64')}`;
const base = '/r/support/cccc000001/';

/** An entry that vouches for the file of its routes, which vouches for what `named` says; as builds were before 2.0 of the facade. */
function aBuild(named: (page: string) => string, hashOf = by('sha384'), recording?: object) {
  const page = 'page';
  const routes = named(hashOf(page));
  const texts = { 'list.js': page, 'routes.js': routes, 'remoteEntry.js': hashOf(routes) };
  const files = new Map(Object.entries(texts).map(([name, text]) => [base + name, Buffer.from(text)]));
  if (recording) files.set(`${base}recorded-calls.json`, Buffer.from(JSON.stringify(recording)));
  const integrities = Object.fromEntries(Object.entries(texts).map(([name, text]) => [base + name, hashOf(text)]));
  const preload = {
    './routes': { js: [`${base}routes.js`], css: [] },
    '/service/:game_id/list': { js: [`${base}list.js`], css: [] },
  };
  const remote = aRemote({ build: 'cccc000001', integrities, preload, locales: {}, staffLocales: {} });
  return checkFiles((address) => Promise.resolve(files.get(address) ?? null), remote);
}

it('a chunk that the entry vouches for may vouch for another', async () => {
  await expect(aBuild((page) => page)).resolves.toBeUndefined();
});

it('a chunk that none of them vouches for is refused', async () => {
  await expect(aBuild(() => 'nothing')).rejects.toThrow(`does not vouch for ${base}list.js`);
});

it('a recording whose calls go elsewhere is refused', async () => {
  const recorded = (call: string) => {
    const calls = [{ as: 'anybody', call, status: 200, answer: {} }];
    return aBuild((page) => page, by('sha384'), { area: 'support', calls });
  };
  await expect(recorded('GET /api/support')).resolves.toBeUndefined();
  await expect(recorded('DELETE http://127.0.0.1:8099/x')).rejects.toThrow('recorded-calls.json: “call” of call 1');
});

it('a build of which files are missing is neither read further nor weighed, and the first of them are told', async () => {
  const asked: string[] = [];
  const check = checkFiles(async (address) => {
    asked.push(address);
    if (address.endsWith('remoteEntry.js')) await new Promise((done) => setTimeout(done, 5));
    return null;
  }, aRemote());
  await expect(check).rejects.toThrow('remoteEntry.js is not there');
  expect(Object.keys(aRemote().integrities)).toEqual(expect.arrayContaining(asked));
  expect(new Set(asked).size).toBe(asked.length);
});

it('an entry that has its routes in it vouches for what they load', async () => {
  const hashOf = by('sha256');
  const texts = { 'list.js': 'page', 'remoteEntry.js': hashOf('page') };
  const files = new Map(Object.entries(texts).map(([name, text]) => [base + name, Buffer.from(text)]));
  const integrities = Object.fromEntries(Object.entries(texts).map(([name, text]) => [base + name, hashOf(text)]));
  const preload = {
    './routes': { js: [`${base}remoteEntry.js`], css: [] },
    '/service/:game_id/list': { js: [`${base}list.js`], css: [] },
  };
  const remote = aRemote({ build: 'cccc000001', integrities, preload, locales: {}, staffLocales: {} });
  const check = () => checkFiles((address) => Promise.resolve(files.get(address) ?? null), remote);
  await expect(check()).resolves.toBeUndefined();
  files.set(`${base}list.js`, Buffer.from('another page'));
  await expect(check()).rejects.toThrow(`${base}list.js has other bytes`);
});
