import type { Chunk } from '@rspack/core';
import { expect, it } from 'vitest';
import { splitting } from './splitting.ts';

type Groups = Record<string, { chunks?: (chunk: Chunk) => boolean }>;
const chunk = (name: string | undefined, initial = false) =>
  ({ name, canBeInitial: () => initial }) as unknown as Chunk;

it('a page, its form and the start of the site keep what is theirs, other chunks share, also where a route has no page of its own', () => {
  const { cacheGroups } = splitting([{ chunk: 'page', form: 'form' }, {}]) as { cacheGroups: Groups };
  for (const group of ['default', 'defaultVendors']) {
    const shares = cacheGroups[group]?.chunks;
    expect([shares?.(chunk(undefined)), shares?.(chunk('reply'))]).toEqual([true, true]);
    expect(['page', 'form'].map((name) => shares?.(chunk(name)))).toEqual([false, false]);
    expect(shares?.(chunk('main', true))).toBe(false);
  }
});

it('pages with the same form have one sheet with it, and no other page has that', () => {
  const pages = [{ chunk: 'new', form: 'form' }, { chunk: 'issue', form: 'form' }, { chunk: 'list' }];
  const { cacheGroups } = splitting(pages) as { cacheGroups: Groups };
  const has = ['new', 'issue', 'form', 'list', undefined].map((name) =>
    cacheGroups['form-sheet']?.chunks?.(chunk(name)),
  );
  expect(has).toEqual([true, true, true, false, false]);
});
