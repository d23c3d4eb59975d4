import { expect, it } from 'vitest';
import { BuildFiles } from './build-files.ts';

it('a file that the store had not a moment ago is neither asked for nor looked up again', async () => {
  const asked: string[] = [];
  const store = { fetch: async (path: string) => (asked.push(path), { forms: new Map(), isWhole: true }) };
  const published = async (_: string, build: string) => (asked.push(build), {});
  const files = new BuildFiles('/nowhere', store, published);
  for (const round of [1, 2])
    expect([round, await files.find('/r/vip/v1/a.js', ['identity'], async () => {})]).toEqual([round, null]);
  expect(asked).toEqual(['v1', '/r/vip/v1/a.js']);
});
