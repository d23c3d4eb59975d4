import type { Chunk } from '@rspack/core';
import { expect, it } from 'vitest';
import { splitting } from './splitting.ts';

type Groups = Record<string, { chunks?: (chunk: Chunk) => boolean }>;
const chunk = (name: string | undefined, initial = false) =>
  ({ name, canBeInitial: () => initial }) as unknown as Chunk;

it('a page and the start of the site keep what is theirs, other chunks share, also where a route has no page of its own', () => {
  const { cacheGroups } = splitting([{ chunk: 'page' }, {}]) as { cacheGroups: Groups };
  for (const group of ['default', 'defaultVendors']) {
    const shares = cacheGroups[group]?.chunks;
    expect([shares?.(chunk(undefined)), shares?.(chunk('form'))]).toEqual([true, true]);
    expect([shares?.(chunk('page')), shares?.(chunk('main', true))]).toEqual([false, false]);
  }
});
