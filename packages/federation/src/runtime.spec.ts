import { createInstance } from '@module-federation/enhanced/runtime';
import { afterEach, expect, it, vi } from 'vitest';
import type { Container } from './container.ts';
import { createHost } from './runtime.ts';
import { builtWith, givenModules } from './versions.ts';

type Leaves = () => object;
type Script = { src: string; integrity: string; crossOrigin: string; onload(): void; onerror(): void; remove(): void };

/** A page whose scripts leave what a test says. Null: the file does not come. `runs`: what its document has run. */
function standInPage() {
  const answers = new Map<string, Leaves | null>();
  const run = new Set<string>();
  let scripts: Script[] = [];
  const append = (script: Script) => {
    scripts.push(script);
    const leaves = answers.get(script.src);
    queueMicrotask(() => {
      if (!leaves) return script.onerror();
      Object.assign(globalThis, leaves());
      script.onload();
    });
  };
  const querySelector = (selector: string) => [...run].find((src) => selector.includes(`"${src}"`)) ?? null;
  vi.stubGlobal('document', { createElement: () => ({ remove: () => undefined }), head: { append }, querySelector });
  afterEach(() => {
    scripts = [];
    run.clear();
    Reflect.deleteProperty(globalThis, 'hub_raids');
  });
  return {
    runs(src: string, left: object) {
      run.add(src);
      Object.assign(globalThis, left);
    },
    answer: (src: string, leaves: Leaves | null) => answers.set(src, leaves),
    asked: () => scripts.map(({ src, integrity, crossOrigin }) => ({ src, integrity, crossOrigin })),
  };
}

const modules = {
  react: { useState: () => undefined },
  'react/jsx-runtime': {},
  'react-dom': {},
  'react-dom/client': {},
  '@hub/web': { useLive: () => undefined },
};
const RAIDS = { name: 'hub_raids', entry: 'https://hub.test/r/raids/1/remoteEntry.js', integrity: 'sha384-raids' };
const page = standInPage();

type Takes = (name: string, requiredVersion: string) => ReturnType<ReturnType<typeof createInstance>['loadShare']>;

/** As a remote does: with an instance of its own that begins with what the host shares. */
function containerOf(exposed: Record<string, object>, onTake: (take: Takes) => void = () => undefined): Container {
  const instance = createInstance({ name: `raids${Math.random()}`, remotes: [] });
  return {
    init(shared) {
      instance.initShareScopeMap('default', shared as Parameters<typeof instance.initShareScopeMap>[1]);
      onTake((name, requiredVersion) =>
        instance.loadShare(name, {
          customShareInfo: {
            scope: ['default'],
            shareConfig: { singleton: true, strictVersion: true, requiredVersion },
          },
        }),
      );
    },
    get: (expose) => Promise.resolve(() => exposed[expose]),
  };
}

async function taking(): Promise<Takes> {
  let takes: Takes | undefined;
  page.answer(RAIDS.entry, () => ({ hub_raids: containerOf({}, (take) => (takes = take)) }));
  await createHost(modules).load(RAIDS, './routes', false);
  return takes!;
}

it('gives a remote what the page has, and no copy', async () => {
  const take = await taking();
  for (const [name, version] of Object.entries(givenModules)) {
    const factory = await take(name, `^${version}`);
    expect(factory && factory()).toBe(modules[name as keyof typeof modules]);
  }
});

it('refuses a remote that needs another version', async () => {
  const take = await taking();
  await expect(take('react', '^20.0.0')).rejects.toThrow(/does not satisfy/);
  await expect(take('@hub/web', `^${parseInt(builtWith.facade, 10)}.999.0`)).rejects.toThrow(/does not satisfy/);
  await expect(take('@hub/web', `^${builtWith.facade}`)).resolves.toBeTypeOf('function');
});

it('loads an entry once for all that the remote exposes, and vouches for it', async () => {
  const [routes, staff] = [{ RemoteRoutes: 1 }, { StaffRoutes: 1 }];
  page.answer(RAIDS.entry, () => ({ hub_raids: containerOf({ './routes': routes, './staff': staff }) }));
  const host = createHost(modules);
  const loaded = await Promise.all([host.load(RAIDS, './routes', false), host.load(RAIDS, './staff', false)]);
  expect(loaded).toEqual([routes, staff]);
  expect(page.asked()).toEqual([{ src: RAIDS.entry, integrity: RAIDS.integrity, crossOrigin: 'anonymous' }]);
});

it('takes what the script of the document left, and runs the file where it left nothing', async () => {
  page.runs(RAIDS.entry, { hub_raids: containerOf({ './routes': { by: 'document' } }) });
  page.answer(RAIDS.entry, () => ({ hub_raids: containerOf({ './routes': { by: 'host' } }) }));
  expect(await createHost(modules).load(RAIDS, './routes', false)).toEqual({ by: 'document' });
  expect(page.asked()).toEqual([]);
  expect(await createHost(modules).load(RAIDS, './routes', true)).toEqual({ by: 'host' });
  page.runs(RAIDS.entry, { hub_raids: undefined });
  expect(await createHost(modules).load(RAIDS, './routes', false)).toEqual({ by: 'host' });
});

it('takes no container that another build left', async () => {
  page.runs('https://hub.test/r/raids/0/remoteEntry.js', { hub_raids: containerOf({ './routes': { build: 0 } }) });
  page.answer(RAIDS.entry, () => ({ hub_raids: containerOf({ './routes': { build: 1 } }) }));
  expect(await createHost(modules).load(RAIDS, './routes', false)).toEqual({ build: 1 });
});

it('loads it once more when that is wanted, and takes what the new file says', async () => {
  const host = createHost(modules);
  page.answer(RAIDS.entry, () => ({ hub_raids: containerOf({ './routes': { build: 1 } }) }));
  await host.load(RAIDS, './routes', false);
  page.answer(RAIDS.entry, () => ({ hub_raids: containerOf({ './routes': { build: 2 } }) }));
  expect(await host.load(RAIDS, './routes', false)).toEqual({ build: 1 });
  expect(await host.load(RAIDS, './routes', true)).toEqual({ build: 2 });
});

it('a file that does not come is told, and asked for anew by the next', async () => {
  const host = createHost(modules);
  page.answer(RAIDS.entry, null);
  await expect(host.load(RAIDS, './routes', false)).rejects.toThrow('does not come');
  page.answer(RAIDS.entry, () => ({ hub_raids: containerOf({ './routes': { build: 1 } }) }));
  expect(await host.load(RAIDS, './routes', false)).toEqual({ build: 1 });
});

it('a file that breaks leaves no container, not even the one of before', async () => {
  const host = createHost(modules);
  page.answer(RAIDS.entry, () => ({ hub_raids: containerOf({}) }));
  await host.load(RAIDS, './routes', false);
  page.answer(RAIDS.entry, () => ({}));
  await expect(host.load(RAIDS, './routes', true)).rejects.toThrow('leaves no container');
});
