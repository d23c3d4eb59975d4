import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { aRemote } from '../../test/builds.ts';
import { checkFiles } from './check-files.ts';

const hashOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;
const base = '/r/support/cccc000001/';

/** An entry that vouches for `./routes`, which vouches for what `named` says. */
function aBuild(named: (page: string) => string) {
  const page = 'page';
  const routes = named(hashOf(page));
  const texts = { 'list.js': page, 'routes.js': routes, 'remoteEntry.js': hashOf(routes) };
  const files = new Map(Object.entries(texts).map(([name, text]) => [base + name, Buffer.from(text)]));
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
