import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { HAND_OVER_MINUTES, type HandOverStateView } from '@hub/contracts/tickets';
import { watchHandOver } from './watch-hand-over.ts';

const page = Object.assign(new EventTarget(), { hidden: false });
vi.stubGlobal('document', page);
const WAITING: HandOverStateView = { state: 'waiting', question_id: 0 };

beforeEach(() => {
  vi.useFakeTimers();
  page.hidden = false;
});
afterEach(() => vi.useRealTimers());

function watching(ask = vi.fn(() => Promise.resolve<HandOverStateView | undefined>(WAITING)), at = Date.now()) {
  const tell = vi.fn();
  return { ask, tell, stop: watchHandOver({ at, ask, tell }) };
}

it('asks every few seconds, and at once for what a page before this one began', async () => {
  const { ask, stop } = watching();
  await vi.advanceTimersByTimeAsync(9000);
  expect(ask).toHaveBeenCalledTimes(2);
  stop();
  const resumed = watching(undefined, Date.now() - 60_000);
  await vi.advanceTimersByTimeAsync(1);
  expect(resumed.tell).toHaveBeenCalledWith(WAITING);
  resumed.stop();
});

it('asks no more once its page is gone, also when an answer is still on its way', async () => {
  let answer = (_: HandOverStateView): void => undefined;
  const { ask, tell, stop } = watching(vi.fn(() => new Promise((done) => (answer = done))));
  await vi.advanceTimersByTimeAsync(4000);
  stop();
  answer(WAITING);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask).toHaveBeenCalledTimes(1);
  expect(tell).not.toHaveBeenCalled();
});

it('rests while nobody looks, and does not ask twice when it is seen again', async () => {
  const { ask, stop } = watching();
  page.hidden = true;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask).not.toHaveBeenCalled();
  page.hidden = false;
  page.dispatchEvent(new Event('visibilitychange'));
  page.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(4500);
  expect(ask).toHaveBeenCalledTimes(2);
  stop();
});

it('ends by itself when nobody can send it any more, whatever the server says', async () => {
  const { ask, tell } = watching(vi.fn(() => Promise.reject(new Error('away'))));
  await vi.advanceTimersByTimeAsync((2 * HAND_OVER_MINUTES + 2) * 60_000);
  expect(tell.mock.calls).toEqual([[{ state: 'over', question_id: 0 }]]);
  const asked = ask.mock.calls.length;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask).toHaveBeenCalledTimes(asked);
});
