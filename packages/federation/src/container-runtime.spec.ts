import { createInstance, type init } from '@module-federation/enhanced/runtime';
import { expect, it } from 'vitest';
import './container-runtime.ts';

type Runtime = { runtime: { init: typeof init }; bundlerRuntime: { S: object }; bundlerRuntimeOptions: object };

const { __HUB_CONTAINERS__: begin } = globalThis as unknown as { __HUB_CONTAINERS__: () => Runtime };

it('each container has an instance of its own beside the host, and one that begins again has the same', () => {
  const host = createInstance({ name: 'hub_host', remotes: [] });
  const guild = begin().runtime.init({ name: 'hub_guild', remotes: [] });
  expect(guild).not.toBe(host);
  expect(begin().runtime.init({ name: 'hub_guild', remotes: [] })).toBe(guild);
  expect(begin().runtime.init({ name: 'hub_raids', remotes: [] })).not.toBe(guild);
});

it('what one container writes down, another does not read', () => {
  const [one, other] = [begin(), begin()];
  expect(one.bundlerRuntime.S).not.toBe(other.bundlerRuntime.S);
  expect(one.bundlerRuntimeOptions).not.toBe(other.bundlerRuntimeOptions);
  expect(Object.keys(one.bundlerRuntime)).toEqual(
    expect.arrayContaining(['consumes', 'I', 'init', 'initContainerEntry']),
  );
});

it('the core of the runtime is there for remotes that bring none', () => {
  expect(globalThis).toHaveProperty('_FEDERATION_RUNTIME_CORE.ModuleFederation');
});
