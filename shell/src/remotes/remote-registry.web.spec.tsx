import { pageData, type RemoteEntry } from '@hub/web';
import { afterEach, expect, test, vi } from 'vitest';
import { host } from './host.ts';
import { loadExpose } from './remote-loader.ts';
import { fetchRemote, remoteSettled, startRemote } from './remote-registry.ts';

const made: string[] = [];

afterEach(() => {
  vi.restoreAllMocks();
  for (const area of made.splice(0)) delete pageData().registry.areas[area];
});

function publish(area: string): void {
  made.push(area);
  pageData().registry.areas[area] = {
    area,
    contract: 1,
    entry: `/r/${area}/1/remoteEntry.js`,
    integrity: `sha384-${'A'.repeat(64)}`,
    exposes: ['./routes', './staff'],
    locales: {},
    staffLocales: {},
  } as unknown as RemoteEntry;
}

const remote = () => {
  const [list, one] = [vi.fn(() => Promise.resolve()), vi.fn(() => Promise.resolve())];
  const page = (preload: () => Promise<unknown>) => Object.assign(() => null, { preload });
  const RemoteRoutes = Object.assign(() => null, { pages: { '/guild': page(list), '/guild/:id': page(one) } });
  return { list, one, module: { RemoteRoutes, StaffRoutes: () => null } };
};

/** Modules of remotes come when the test says so, in the order in which they were asked for. */
function slowHost() {
  const coming: ((module: object) => void)[] = [];
  const load = vi.spyOn(host, 'load').mockImplementation(() => new Promise((resolve) => coming.push(resolve)));
  return {
    asked: () => load.mock.calls.map(([{ name }, expose]) => `${name}/${expose.slice(2)}`),
    bring: (module: object) => coming.shift()?.(module),
  };
}

test('a remote that several links lead to is asked for once, and the page of each link after it', async () => {
  publish('guild1');
  const [{ asked, bring }, { list, one, module }] = [slowHost(), remote()];
  fetchRemote('guild1', './routes');
  fetchRemote('guild1', './routes', '/guild');
  fetchRemote('guild1', './routes', '/guild/7');
  await expect.poll(asked).toEqual(['hub_guild1/routes']);
  expect([list, one].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);

  bring(module);
  await expect.poll(() => [list, one].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  fetchRemote('guild1', './routes', '/guild/8');
  await expect.poll(() => one).toHaveBeenCalledTimes(2);
  startRemote('guild1', './routes', '/guild/8');
  await remoteSettled('guild1', './routes');
  expect(asked()).toEqual(['hub_guild1/routes']);
});

test('a link in view brings a remote without a page, and the screens of its desk are another module', async () => {
  publish('guild2');
  const [{ asked, bring }, { list, one, module }] = [slowHost(), remote()];
  fetchRemote('guild2', './routes');
  fetchRemote('guild2', './staff', '/staff/guild2');
  fetchRemote('guild2', './staff', '/staff/guild2/1');
  await expect.poll(asked).toEqual(['hub_guild2/routes', 'hub_guild2/staff']);
  bring(module);
  bring(module);
  await Promise.all([remoteSettled('guild2', './routes'), remoteSettled('guild2', './staff')]);
  expect([list, one].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
});

test('what fails ahead of its page brings none, and the next link asks anew', async () => {
  publish('guild3');
  const [{ asked, bring }, { list, module }] = [slowHost(), remote()];
  fetchRemote('guild3', './routes', '/guild');
  await expect.poll(asked).toHaveLength(1);
  bring({ of: 'another agreement' });
  await expect
    .poll(() => {
      fetchRemote('guild3', './routes', '/guild');
      return asked().length;
    })
    .toBe(2);
  expect(list).not.toHaveBeenCalled();
  bring(module);
  await expect.poll(() => list).toHaveBeenCalled();
});

test('what somebody waits for already is not asked for ahead as well', async () => {
  publish('guild4');
  const [{ asked, bring }, { list, one, module }] = [slowHost(), remote()];
  startRemote('guild4', './routes', '/guild');
  fetchRemote('guild4', './routes', '/guild/7');
  await expect.poll(asked).toHaveLength(1);
  bring(module);
  await remoteSettled('guild4', './routes');
  expect(list).toHaveBeenCalledOnce();
  await expect.poll(() => one).toHaveBeenCalledOnce();
  fetchRemote('guild4', './routes', '/guild/8');
  await expect.poll(() => one).toHaveBeenCalledTimes(2);
  expect(asked()).toHaveLength(1);
});

test('an entry that exposes nothing is a fault of loading, not of the page', async () => {
  publish('guild5');
  vi.spyOn(host, 'load').mockResolvedValue(undefined);
  await expect(loadExpose('guild5', './routes', {})).rejects.toMatchObject({ reason: 'load' });
});
