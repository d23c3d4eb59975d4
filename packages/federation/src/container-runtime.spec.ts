import { expect, it } from 'vitest';
import './container-runtime.ts';

type Module = { exports?: unknown };
type BundlerRequire = { S: Record<string, object>; m: Record<string, (module: Module) => void> };
type Runtime = {
  bundlerRuntime: {
    initContainerEntry(options: { webpackRequire: BundlerRequire; shareScope: object }): void;
    consumes(options: object): void;
  };
};

const { __HUB_CONTAINERS__: begin } = globalThis as unknown as { __HUB_CONTAINERS__: () => Runtime };
const react = { useState: () => undefined };
const PAGE = { react: { '19.3.1': { lib: () => react } } };

/** What `module` of a container is, whose chunk takes React in `requiredVersion`. */
function taken(requiredVersion: string, shareScope: object = PAGE): unknown {
  const webpackRequire: BundlerRequire = { S: {}, m: {} };
  const { bundlerRuntime } = begin();
  bundlerRuntime.initContainerEntry({ webpackRequire, shareScope });
  bundlerRuntime.consumes({
    webpackRequire,
    chunkId: '926',
    chunkMapping: { 926: ['9433'] },
    moduleToHandlerMapping: { 9433: { shareKey: 'react', shareInfo: { shareConfig: { requiredVersion } } } },
  });
  const module: Module = {};
  webpackRequire.m['9433']!(module);
  return module.exports;
}

it('a container takes what the page has', () => {
  expect(taken('^19.3.0')).toBe(react);
});

it('a container that needs another version is refused, and so is one that needs what the page has not', () => {
  expect(() => taken('^20.0.0')).toThrow('react 19.3.1 of the page does not satisfy ^20.0.0');
  expect(() => taken('^19.3.2')).toThrow('does not satisfy');
  expect(() => taken('^19.3.0', {})).toThrow('does not satisfy');
});

it('what is shared with one container is not shared with another', () => {
  expect(taken('^19.3.0')).toBe(react);
  expect(() => taken('^19.3.0', { react: {} })).toThrow('does not satisfy');
});

it('a chunk that takes nothing needs nothing', () => {
  const webpackRequire: BundlerRequire = { S: {}, m: {} };
  begin().bundlerRuntime.consumes({ webpackRequire, chunkId: '13', chunkMapping: {}, moduleToHandlerMapping: {} });
  expect(webpackRequire.m).toEqual({});
});
