import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TtlCache } from './ttl-cache.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Two names that are somebody's, two that are nobody's; answers are kept for a second. */
function known() {
  const asked: string[] = [];
  const names = new TtlCache<string | null>(1000, 2, 0, 2);
  const ask = (name: string) =>
    names.get(name, async () => {
      asked.push(name);
      return name.startsWith('no') ? null : name;
    });
  return { asked, ask };
}

it('forgets the oldest answer first, not the name that it has known for longest', async () => {
  const { asked, ask } = known();
  await ask('a');
  await ask('b');
  vi.advanceTimersByTime(1001);
  for (const name of ['a', 'c', 'a']) await ask(name);
  expect(asked).toEqual(['a', 'b', 'a', 'c']);
});

it('forgets nothing that there is for what there is not', async () => {
  const { asked, ask } = known();
  for (const name of ['a', 'b', 'no1', 'no2', 'no3', 'a', 'b', 'no3', 'no1']) await ask(name);
  expect(asked).toEqual(['a', 'b', 'no1', 'no2', 'no3', 'no1']);
});

it('remembers one answer to a name, also when it came to be or went', async () => {
  const names = new TtlCache<string | null>(1000, 1, 0, 1);
  const ask = (answer: string | null) => names.get('a', async () => answer);
  expect([await ask(null), await ask('a')]).toEqual([null, null]);
  vi.advanceTimersByTime(1001);
  expect([await ask('a'), await ask(null)]).toEqual(['a', 'a']);
  vi.advanceTimersByTime(1001);
  expect([await ask(null), await ask('a')]).toEqual([null, null]);
});
