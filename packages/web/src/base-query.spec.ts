import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hubBaseQuery, offline } from './base-query.ts';
import { enterForeignPage, type ForeignPage } from './foreign-page.ts';

/** An answer whose body ends when it is called off, and not before. */
function stalled(signal: AbortSignal): Response {
  const start = (body: ReadableStreamDefaultController) => {
    signal.addEventListener('abort', () => body.error(signal.reason));
  };
  return new Response(new ReadableStream({ start }));
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  enterForeignPage(undefined);
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

  it.each([
    ['1', 2, { data: 'good' }],
    ['60', 1, { error: expect.objectContaining({ status: 429, retryAfter: 60 }) as unknown }],
  ])('that came too soon waits by itself where that is short: Retry-After %s', async (after, asked, answer) => {
    const soon = () => Response.json({ msg: '操作太頻繁' }, { status: 429, headers: { 'Retry-After': after } });
    const fetched = vi.fn(() => Promise.resolve(fetched.mock.calls.length === 1 ? soon() : Response.json('good')));
    vi.stubGlobal('fetch', fetched);
    const ended = vi.fn();
    const api = { signal: new AbortController().signal } as Parameters<typeof hubBaseQuery>[1];
    void Promise.resolve(hubBaseQuery('/api/games', api, {})).then(ended);
    await vi.advanceTimersByTimeAsync(1100);
    expect(ended).toHaveBeenCalledWith(answer);
    expect(fetched).toHaveBeenCalledTimes(asked);
  });

  it.each([
    ['"角色不存在"', { msg: '角色不存在' }],
    ['{"roleId":"請輸入 10 位數字"}', { roleId: '請輸入 10 位數字' }],
    ['<html>', {}],
    ['null', {}],
  ])('that is refused with %s has the fields %j', async (body, fields) => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status: 400 })));
    const api = { signal: new AbortController().signal } as Parameters<typeof hubBaseQuery>[1];
    expect(await hubBaseQuery('/api/survey/racing?id=1', api, {})).toMatchObject({ error: { status: 400, fields } });
  });

  it('that waits is not sent again once its page of another site is left, and what is answered then is nobody’s', async () => {
    const left = new AbortController();
    enterForeignPage({ base: 'https://hub.example', left: left.signal } as ForeignPage);
    const soon = () => Response.json({ msg: '操作太頻繁' }, { status: 429, headers: { 'Retry-After': '1' } });
    const fetched = vi.fn(() => Promise.resolve(soon()));
    vi.stubGlobal('fetch', fetched);
    const ended = vi.fn();
    const api = { signal: new AbortController().signal } as Parameters<typeof hubBaseQuery>[1];
    void Promise.resolve(hubBaseQuery('/api/games', api, {})).then(ended);
    await vi.advanceTimersByTimeAsync(10);
    fetched.mockImplementation(() => Promise.resolve(Response.json({ token: 'of the one before' })));
    const late = vi.fn();
    void Promise.resolve(hubBaseQuery('/api/games', api, {})).then(late);
    left.abort();
    await vi.advanceTimersByTimeAsync(1100);
    expect(ended).toHaveBeenCalledWith({ error: expect.objectContaining({ status: 429 }) as unknown });
    expect(late).toHaveBeenCalledWith({ error: offline });
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it('that comes too soon again and again is told after two waits, and is not waited for once called off', async () => {
    const soon = () => Response.json({ msg: '操作太頻繁' }, { status: 429, headers: { 'Retry-After': '1' } });
    const fetched = vi.fn(() => Promise.resolve(soon()));
    vi.stubGlobal('fetch', fetched);
    const stop = new AbortController();
    const api = { signal: stop.signal } as Parameters<typeof hubBaseQuery>[1];
    const ended = vi.fn();
    void Promise.resolve(hubBaseQuery('/api/games', api, {})).then(ended);
    await vi.advanceTimersByTimeAsync(5000);
    expect([ended.mock.calls.length, fetched.mock.calls.length]).toEqual([1, 3]);
    const other = Promise.resolve(hubBaseQuery('/api/games', api, {}));
    await vi.advanceTimersByTimeAsync(100);
    stop.abort();
    expect(await other).toMatchObject({ error: { status: 429 } });
  });
});
