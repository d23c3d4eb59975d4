import { expect, it } from 'vitest';
import type { TestSpecification } from 'vitest/node';
import { LongestFirst } from './longest-first.ts';

const files = Array.from({ length: 20 }, (_, n) => ({ moduleId: `/tree/${n}.spec.ts`, project: { config: {} } }));

async function mixed(seed: number): Promise<string[]> {
  const run = { config: { root: '/tree', sequence: { shuffle: true, seed } } };
  const sorted = await new LongestFirst(run as never).sort(files as unknown as TestSpecification[]);
  return sorted.map(({ moduleId }) => moduleId);
}

it('files are mixed as their seed says, and so again', async () => {
  expect(await mixed(7)).toEqual(await mixed(7));
  expect(await mixed(7)).not.toEqual(await mixed(8));
  expect((await mixed(7)).toSorted()).toEqual(files.map(({ moduleId }) => moduleId).toSorted());
});

it('what works long is begun first, so that no core is left alone with it at the end', async () => {
  const paths = [
    'packages/a.spec.ts',
    'tests/new-mfe/new-mfe.e2e-spec.ts',
    'services/b.spec.ts',
    'infra/local/c.spec.ts',
  ];
  const run = {
    config: { root: '/tree', sequence: {} },
    cache: { getFileTestResults: () => undefined, getFileStats: () => undefined },
  };
  const of = paths.map((path) => ({
    moduleId: `/tree/${path}`,
    project: { name: 'shared', config: { sequence: {} } },
  }));
  const sorted = await new LongestFirst(run as never).sort(of as unknown as TestSpecification[]);
  expect(sorted.map(({ moduleId }) => moduleId.slice('/tree/'.length))).toEqual([
    ...['tests/new-mfe/new-mfe.e2e-spec.ts', 'infra/local/c.spec.ts'],
    ...['packages/a.spec.ts', 'services/b.spec.ts'],
  ]);
});
