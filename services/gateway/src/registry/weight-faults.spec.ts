import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { aRemote, aShell } from '../../test/builds.ts';
import { weightFaults } from './weight-faults.ts';

const base = '/r/support/bbbb000001/';
const reading = (sizes: Record<string, number>) => (address: string) =>
  Promise.resolve(address in sizes ? randomBytes(sizes[address]!) : null);

it('a page waits for entry, routes and its own files, each once', async () => {
  const sizes = {
    [`${base}remoteEntry.js.br`]: 40_000,
    [`${base}routes.js.br`]: 30_000,
    [`${base}list.js.br`]: 10_000,
  };
  expect(await weightFaults(reading(sizes), aRemote())).toEqual([]);
  sizes[`${base}list.js.br`] = 10_001;
  expect(await weightFaults(reading(sizes), aRemote())).toEqual([
    '/service/:game_id/list loads 80001 bytes of scripts, and 80000 are the most',
  ]);
});

it('what has no smaller form is weighed as it is sent', async () => {
  const spaces = Buffer.alloc(90_000, ' ');
  const read = (ending: string) => (address: string) => Promise.resolve(address.endsWith(ending) ? spaces : null);
  expect(await weightFaults(read('remoteEntry.js'), aRemote())).toHaveLength(3);
  expect(await weightFaults(read('remoteEntry.js.gz'), aRemote())).toHaveLength(3);
});

it('the shell has a limit of its own, and the desk has none', async () => {
  const [main = ''] = aShell().js;
  expect(await weightFaults(reading({ [`${main}.br`]: 150_000 }), aShell())).toEqual([]);
  expect(await weightFaults(reading({ [`${main}.br`]: 150_001 }), aShell())).toHaveLength(1);
  const staff = { js: [`${base}staff.js`], css: [] };
  const remote = aRemote({ preload: { ...aRemote().preload, './staff': staff } });
  expect(await weightFaults(reading({ [`${base}staff.js.br`]: 400_000 }), remote)).toEqual([]);
});
