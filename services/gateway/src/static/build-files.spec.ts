import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BuildFiles } from './build-files.ts';
import type { Stated } from './published-integrities.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

it('a file that the store had not a moment ago is neither asked for nor looked up again', async () => {
  const asked: string[] = [];
  const store = {
    fetch: async (path: string) => (asked.push(path), { forms: new Map(), isWhole: true, isCompared: true }),
  };
  const published = async (_: string, build: string) => (asked.push(build), {});
  const files = new BuildFiles('/nowhere', store, published);
  for (const round of [1, 2])
    expect([round, await files.find('/r/vip/v1/a.js', ['identity'], async () => {})]).toEqual([round, null]);
  expect(asked).toEqual(['v1', '/r/vip/v1/a.js']);
});

it('a file that its build names is asked for again after seconds, an invented name after a minute', async () => {
  const asked: string[] = [];
  const store = {
    fetch: async (path: string) => (asked.push(path), { forms: new Map(), isWhole: true, isCompared: true }),
  };
  const files = new BuildFiles('/nowhere', store, async () => ({ '/r/vip/v1/a.js': 'sha256-a' }));
  const askedAfter = async (ms: number) => {
    vi.setSystemTime(Date.now() + ms);
    asked.length = 0;
    for (const name of ['a', 'invented']) await files.find(`/r/vip/v1/${name}.js`, ['identity'], async () => {});
    return asked.map((path) => path.slice('/r/vip/v1/'.length));
  };
  expect([await askedAfter(0), await askedAfter(2_000), await askedAfter(2_000), await askedAfter(60_000)]).toEqual([
    ['a.js', 'invented.js'],
    [],
    ['a.js'],
    ['a.js', 'invented.js'],
  ]);
});

it('a name that no published build states is counted before the store is asked', async () => {
  const course: string[] = [];
  const store = {
    fetch: async (path: string) => (course.push(path), { forms: new Map(), isWhole: true, isCompared: true }),
  };
  const count = async () => void course.push('counted');
  const find = (stated: Stated) =>
    new BuildFiles('/nowhere', store, async () => stated).find('/r/vip/v1/a.js', ['identity'], count);
  await find({ '/r/vip/v1/a.js': 'sha256-a' });
  expect(course).toEqual(['/r/vip/v1/a.js']);
  await find({});
  await find(undefined);
  expect(course.slice(1)).toEqual(['counted', '/r/vip/v1/a.js', 'counted', '/r/vip/v1/a.js']);
});

it('a file that can be compared with nothing is served, and not kept', async () => {
  const forms = new Map([['', Buffer.from('old')]]);
  let fetched = 0;
  const store = { fetch: async () => ((fetched += 1), { forms, isWhole: false, isCompared: false }) };
  const files = new BuildFiles('/nowhere', store, async () => undefined);
  for (const round of [1, 2]) {
    const file = await files.find('/r/vip/v1/a.js', ['identity'], async () => {});
    expect([fetched, String(file?.body), file?.isCompared]).toEqual([round, 'old', false]);
  }
});
