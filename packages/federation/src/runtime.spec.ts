import { expect, it } from 'vitest';
import { createHost } from './runtime.ts';
import { builtWith, givenModules } from './versions.ts';

const modules = {
  react: { useState: () => undefined },
  'react/jsx-runtime': {},
  'react-dom': {},
  'react-dom/client': {},
  '@hub/web': { useLive: () => undefined },
};
const host = createHost(modules, []);

/** As a remote asks for what it imports. */
const take = (name: string, requiredVersion: string) =>
  host.loadShare(name, {
    customShareInfo: {
      scope: ['default'],
      shareConfig: { singleton: true, strictVersion: true, requiredVersion },
    },
  });

it('gives a remote what the page has, and no copy', async () => {
  for (const [name, version] of Object.entries(givenModules)) {
    const factory = await take(name, `^${version}`);
    expect(factory && factory()).toBe(modules[name as keyof typeof modules]);
  }
});

it('refuses a remote that needs another version', async () => {
  await expect(take('react', '^20.0.0')).rejects.toThrow(/does not satisfy/);
  await expect(take('@hub/web', '^1.999.0')).rejects.toThrow(/does not satisfy/);
  await expect(take('@hub/web', `^${builtWith.facade}`)).resolves.toBeTypeOf('function');
});

it('gives the core of the runtime to remotes that bring none', () => {
  expect(globalThis).toHaveProperty('_FEDERATION_RUNTIME_CORE.ModuleFederation');
});
