import { expect, it } from 'vitest';
import { rememberSent, sentBefore } from './sent-here.ts';

const DAY = 24 * 60 * 60 * 1000;

function memory() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}
const topUp = { desk: 'support', game: 'H73', type: '2' };

it('finds the newest report of the same desk, game and type', () => {
  const store = memory();
  rememberSent({ ...topUp, id: 1 }, 1, store);
  rememberSent({ ...topUp, id: 2 }, 2, store);
  rememberSent({ ...topUp, id: 3, type: 'f' }, 3, store);
  expect(sentBefore(topUp, 4, store)).toEqual({ ...topUp, id: 2, at: 2 });
  expect(sentBefore({ ...topUp, game: 'L33' }, 4, store)).toBeUndefined();
  expect(sentBefore({ ...topUp, desk: 'other' }, 4, store)).toBeUndefined();
});

it('forgets after thirty days', () => {
  const store = memory();
  rememberSent({ ...topUp, id: 1 }, 0, store);
  expect(sentBefore(topUp, 30 * DAY - 1, store)?.id).toBe(1);
  expect(sentBefore(topUp, 30 * DAY, store)).toBeUndefined();
});

it('keeps twenty, and bears what it cannot read', () => {
  const store = memory();
  store.setItem('hub.sent', '{broken');
  for (let id = 1; id <= 21; id += 1) rememberSent({ ...topUp, id, type: String(id) }, id, store);
  expect(sentBefore({ ...topUp, type: '1' }, 22, store)).toBeUndefined();
  expect(sentBefore({ ...topUp, type: '2' }, 22, store)?.id).toBe(2);
});
