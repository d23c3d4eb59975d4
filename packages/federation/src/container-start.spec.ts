import { expect, it } from 'vitest';
import { startContainer } from './container-start.ts';

const react = { useState: () => undefined };
const PAGE = { react: { '19.3.1': { get: () => () => react } } };

/** A container whose chunk 926 takes React, as the bundler and federation's plugin begin it. */
function aContainer(requiredVersion: string) {
  const begun = {
    m: {} as Record<string, (module: { exports: unknown }) => void>,
    f: {} as { consumes?: (chunk: string) => void },
    initContainer: (_: object): void => undefined,
    getContainer: (_: string) => Promise.resolve((): unknown => undefined),
    consumesLoadingData: {
      chunkMapping: { 926: ['9433'] },
      moduleIdToConsumeDataMapping: { 9433: { shareKey: 'react', requiredVersion } },
    },
    initializeExposesData: { moduleMap: { './routes': () => Promise.resolve(() => 'routes') } },
  };
  startContainer(begun);
  return begun;
}

/** What the module is that stands for React in a container, once the chunk that imports it is asked for. */
function taken(requiredVersion: string, shared: object = PAGE): unknown {
  const container = aContainer(requiredVersion);
  container.initContainer(shared);
  container.f.consumes?.('926');
  const module: { exports?: unknown } = {};
  container.m['9433']!(module as { exports: unknown });
  return module.exports;
}

it('takes what the page has', () => {
  expect(taken('^19.3.0')).toBe(react);
});

it('refuses to go with another version, and with what the page has not', () => {
  expect(() => taken('^20.0.0')).toThrow('react 19.3.1 in the page does not satisfy ^20.0.0');
  expect(() => taken('^19.3.2')).toThrow('does not satisfy');
  expect(() => taken('^19.3.0', {})).toThrow('react of no version in the page does not satisfy');
});

it('a chunk that takes nothing needs nothing', () => {
  const container = aContainer('^19.3.0');
  container.f.consumes?.('13');
  expect(container.m).toEqual({});
});

it('gives what it exposes, and says what it does not', async () => {
  const container = aContainer('^19.3.0');
  const routes = await container.getContainer('./routes');
  expect(routes()).toBe('routes');
  await expect(container.getContainer('./mount')).rejects.toThrow('exposes no ./mount');
});
