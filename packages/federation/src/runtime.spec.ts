import { afterEach, expect, it, vi } from 'vitest';
import { startContainer } from './container-start.ts';
import type { Container, Remote } from './container.ts';
import { createHost } from './runtime.ts';
import { builtWith, givenModules } from './versions.ts';

type Leaves = () => object;

class Script extends EventTarget {
  src = '';
  integrity = '';
  crossOrigin = '';
  remove = () => undefined;

  /** Null: the file does not come. */
  arrive(leaves: Leaves | null = null): void {
    if (leaves) Object.assign(globalThis, leaves());
    this.dispatchEvent(new Event(leaves ? 'load' : 'error'));
  }
}

/** A page whose scripts leave what a test says. */
function standInPage() {
  const answers = new Map<string, Leaves | null>();
  const ofDocument = new Map<string, Script>();
  let scripts: Script[] = [];
  const append = (script: Script) => {
    scripts.push(script);
    queueMicrotask(() => script.arrive(answers.get(script.src)));
  };
  const querySelector = (selector: string) => ofDocument.get(selector) ?? null;
  vi.stubGlobal('document', { createElement: () => new Script(), head: { append }, querySelector });
  afterEach(() => {
    scripts = [];
    ofDocument.clear();
    performance.clearMarks();
    Reflect.deleteProperty(globalThis, 'hub_raids');
  });
  return {
    /** The document has a script of this entry, which is not there yet. */
    awaits({ entry, integrity }: Remote): Script {
      const script = Object.assign(new Script(), { src: entry, integrity });
      ofDocument.set(`script[async][src="${entry}"][integrity="${integrity}"]`, script);
      return script;
    },
    /** It has come: browsers write that down by its address. */
    hasRun(remote: Remote, leaves: Leaves | null): void {
      performance.mark(remote.entry);
      this.awaits(remote).arrive(leaves);
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

/** As the bundler and the plugin begin it, with our start: chunk 926 takes `name`. */
function containerOf(exposed: Record<string, unknown>, [name, requiredVersion] = ['react', '^19.0.0']): Container {
  type Begun = Parameters<typeof startContainer>[0];
  const begun: Begun = {
    m: {},
    f: {},
    consumesLoadingData: {
      chunkMapping: { 926: ['9433'] },
      moduleIdToConsumeDataMapping: { 9433: { shareKey: name, requiredVersion } },
    },
    initializeExposesData: {
      moduleMap: Object.fromEntries(
        Object.entries(exposed).map(([expose, module]) => [expose, () => Promise.resolve(() => module)]),
      ),
    },
  };
  begun.initializeExposesData.moduleMap['./taken'] = () => {
    begun.f.consumes?.('926');
    return Promise.resolve(() => {
      const module = { exports: undefined as unknown };
      begun.m['9433']!(module);
      return module.exports;
    });
  };
  startContainer(begun);
  return { init: begun.initContainer!, get: begun.getContainer! };
}

async function taken(name: string, requiredVersion: string): Promise<unknown> {
  page.answer(RAIDS.entry, () => ({ hub_raids: containerOf({}, [name, requiredVersion]) }));
  return createHost(modules).load(RAIDS, './taken', false);
}

it('gives a remote what the page has, and no copy', async () => {
  for (const [name, version] of Object.entries(givenModules))
    expect(await taken(name, `^${version}`)).toBe(modules[name as keyof typeof modules]);
});

it('refuses a remote that needs another version', async () => {
  await expect(taken('react', '^20.0.0')).rejects.toThrow(/does not satisfy/);
  await expect(taken('@hub/web', `^${parseInt(builtWith.facade, 10)}.999.0`)).rejects.toThrow(/does not satisfy/);
});

it('loads an entry once for all that the remote exposes, and vouches for it', async () => {
  const [routes, staff] = [{ RemoteRoutes: 1 }, { StaffRoutes: 1 }];
  page.answer(RAIDS.entry, () => ({ hub_raids: containerOf({ './routes': routes, './staff': staff }) }));
  const host = createHost(modules);
  const loaded = await Promise.all([host.load(RAIDS, './routes', false), host.load(RAIDS, './staff', false)]);
  expect(loaded).toEqual([routes, staff]);
  expect(page.asked()).toEqual([{ src: RAIDS.entry, integrity: RAIDS.integrity, crossOrigin: 'anonymous' }]);
});

const by = (whom: string) => () => ({ hub_raids: containerOf({ './routes': whom }) });

it('takes what the script of the document left, and runs the file where it left nothing', async () => {
  page.answer(RAIDS.entry, by('the host'));
  page.hasRun(RAIDS, by('the document'));
  expect(await createHost(modules).load(RAIDS, './routes', false)).toBe('the document');
  expect(page.asked()).toEqual([]);
  expect(await createHost(modules).load(RAIDS, './routes', true)).toBe('the host');
  page.hasRun(RAIDS, () => ({ hub_raids: undefined }));
  expect(await createHost(modules).load(RAIDS, './routes', false)).toBe('the host');
});

it('waits for the script of the document, and asks for nothing twice', async () => {
  const script = page.awaits(RAIDS);
  const loading = createHost(modules).load(RAIDS, './routes', false);
  script.arrive(by('the document'));
  expect(await loading).toBe('the document');
  expect(page.asked()).toEqual([]);
});

it('a script of the document that does not come is told as one of the host', async () => {
  const script = page.awaits(RAIDS);
  const loading = createHost(modules).load(RAIDS, './routes', false);
  script.arrive();
  await expect(loading).rejects.toThrow('does not come');
});

it.each([
  ['another build', { entry: 'https://hub.test/r/raids/0/remoteEntry.js' }],
  ['a file with another hash', { integrity: 'sha384-other' }],
])('takes no container that %s left', async (_, other) => {
  page.hasRun({ ...RAIDS, ...other }, by('another'));
  page.answer(RAIDS.entry, by('the host'));
  expect(await createHost(modules).load(RAIDS, './routes', false)).toBe('the host');
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
  page.answer(RAIDS.entry, () => ({ hub_raids: containerOf({ './routes': 'whole' }) }));
  await host.load(RAIDS, './routes', false);
  page.answer(RAIDS.entry, () => ({}));
  await expect(host.load(RAIDS, './routes', true)).rejects.toThrow('leaves no container');
});
