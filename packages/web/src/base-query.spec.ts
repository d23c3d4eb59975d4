import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hubBaseQuery, offline } from './base-query.ts';

/** An answer whose body ends when it is called off, and not before. */
function stalled(signal: AbortSignal): Response {
  const start = (body: ReadableStreamDefaultController) => {
    signal.addEventListener('abort', () => body.error(signal.reason));
  };
  return new Response(new ReadableStream({ start }));
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a call of ours', () => {
  it('has a limit that holds until the last byte of the answer', async () => {
    vi.stubGlobal('fetch', async (url: string, { signal }: { signal: AbortSignal }) =>
      url === '/healthz' ? new Response('') : stalled(signal),
    );
    const ended = vi.fn();
    const api = { signal: new AbortController().signal } as Parameters<typeof hubBaseQuery>[1];
    void Promise.resolve(hubBaseQuery('/api/games', api, {})).then(ended);
    await vi.advanceTimersByTimeAsync(14_900);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    expect(ended).toHaveBeenCalledWith({ error: offline });
  });
});
