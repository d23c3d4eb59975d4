import { existsSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { openDatabase } from '@hub/nest-kit/db';
import { schema } from '../src/data-source.ts';
import { start } from '../src/main.ts';
import { PublishTokens } from '../src/releases/publish-tokens.ts';
import { aRemote, aShell } from './builds.ts';
import { gatewayWorld } from './gateway.setup.ts';
import { pageOf } from './page-of.ts';

type Kept = { areas: { builds: { build: string }[] }[] };

const nowhere = { DATABASE_URL: 'mysql://nobody@127.0.0.1:9/hub', REDIS_QUEUE_URL: 'redis://127.0.0.1:9' };

it('a gateway starts and serves without its database and Redis, with what was known last', async () => {
  const world = await gatewayWorld();
  const before = await start(world.env);
  await expect.poll(() => existsSync(join(world.env.STATIC_ROOT ?? '', 'registry.json'))).toBe(true);
  await before.close();

  const running = await start({ ...world.env, ...nowhere });
  const { status, data } = await pageOf(running.url, '/support');
  expect([status, data?.registry.areas.support?.build]).toEqual([200, 'bbbb000001']);
  expect((await fetch(`${running.url}/r/support/bbbb000001/remoteEntry.js`)).status).toBe(200);
  const ready = await fetch(`${running.url}/readyz`);
  expect([ready.status, await ready.json()]).toEqual([200, { status: 'ok', warning: 'database away, redis away' }]);
  const release = await fetch(`${running.url}/api/releases`, {
    headers: { authorization: `Bearer hubp_${'a'.repeat(43)}` },
  });
  expect(release.status).toBe(503);
  await running.close();
  await world.close();
});

it('a gateway that never knew anything does not pretend to', async () => {
  const world = await gatewayWorld();
  await expect(start({ ...world.env, ...nowhere })).rejects.toThrow();
  await world.close();
});

it('a preview that cannot be asked for is said to be none, is not taken for the site, and its link is not said to be over', async () => {
  const world = await gatewayWorld({ builds: [aShell(), aRemote({ build: 'b0' }), aRemote()] });
  const source = await openDatabase(world.database.url, schema, 1);
  const token = await new PublishTokens(source).make('support', 'zoe');
  await source.destroy();
  const before = await start(world.env);
  const made = await fetch(`${before.url}/api/releases/support/builds/b0/preview`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  });
  const { searchParams } = new URL(((await made.json()) as { url: string }).url);
  await expect.poll(() => existsSync(join(world.env.STATIC_ROOT ?? '', 'registry.json'))).toBe(true);
  await before.close();

  const running = await start({ ...world.env, ...nowhere });
  const { status, data } = await pageOf(running.url, '/support', {
    cookie: `hub_preview=${searchParams.get('preview')}`,
  });
  expect(status).toBe(200);
  expect(data).toMatchObject({ uncarriedPreviews: [{ area: 'support', build: 'b0' }] });
  const opened = (preview: string) =>
    pageOf(running.url, `/support?${new URLSearchParams({ preview })}`, { 'accept-language': 'en' });
  const later = await opened(searchParams.get('preview') ?? '');
  expect([later.status, later.headers.get('set-cookie')]).toEqual([503, null]);
  expect(later.html).toContain('Try again in a few minutes');
  expect((await opened(`support.b0.9999999999.${'A'.repeat(43)}`)).status).toBe(410);
  await running.close();
  await world.close();
});

it('tabs of a build that was gone back from have its files from the store meanwhile', async () => {
  const stored = await mkdtemp(join(tmpdir(), 'hub-builds-'));
  const env = { BUILDS_URL: pathToFileURL(stored).href };
  const world = await gatewayWorld({ builds: [aShell(), aRemote({ build: 'b0' }), aRemote()], env });
  const before = await start(world.env);
  await expect.poll(() => existsSync(join(world.env.STATIC_ROOT ?? '', 'registry.json'))).toBe(true);
  const known = JSON.parse(await readFile(join(world.env.STATIC_ROOT ?? '', 'registry.json'), 'utf8')) as Kept;
  await before.close();
  const areas = known.areas.map((row) => ({ ...row, builds: row.builds.filter(({ build }) => build !== 'b0') }));
  await cp(join(world.env.STATIC_ROOT ?? '', 'r'), join(stored, 'r'), { recursive: true });
  await rm(join(world.env.STATIC_ROOT ?? '', 'r', 'support', 'b0'), { recursive: true });
  await writeFile(join(world.env.STATIC_ROOT ?? '', 'registry.json'), JSON.stringify({ ...known, areas }));

  const running = await start({ ...world.env, ...nowhere });
  const statusOf = async (build: string) => (await fetch(`${running.url}/r/support/${build}/remoteEntry.js`)).status;
  expect([await statusOf('b0'), await statusOf('invented')]).toEqual([200, 404]);
  const { headers } = await fetch(`${running.url}/r/support/b0/remoteEntry.js`);
  expect(headers.get('cache-control')).toBe('no-cache');
  expect(existsSync(join(world.env.STATIC_ROOT ?? '', 'r', 'support', 'b0'))).toBe(false);
  await running.close();
  await world.close();
  await rm(stored, { recursive: true });
});
