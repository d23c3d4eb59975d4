import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { endSession, getSession, startSession } from './session.ts';
import { sendFile } from './send-file.ts';

/** The request object of a browser, moved by the test. */
class FakeRequest {
  static last: FakeRequest;
  status = 0;
  responseText = '';
  sent: FormData | undefined;
  readonly headers: Record<string, string> = {};
  readonly answerHeaders: Record<string, string> = {};
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void; onload?: () => void } = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  onloadend?: () => void;
  constructor() {
    FakeRequest.last = this;
  }
  open = vi.fn();
  setRequestHeader = (name: string, value: string) => void (this.headers[name] = value);
  getResponseHeader = (name: string) => this.answerHeaders[name] ?? null;
  send = (body: FormData) => void (this.sent = body);
  abort = () => this.end(this.onabort);
  end(event: (() => void) | undefined) {
    event?.();
    this.onloadend?.();
  }
  answer(status: number, body: unknown) {
    this.status = status;
    this.responseText = typeof body === 'string' ? body : JSON.stringify(body);
    this.end(this.onload);
  }
}

const upload = { url: '/api/questions/attachments?for=create', file: new Blob(['12345']), name: '收據.png' };
const start = async (over: Partial<Parameters<typeof sendFile>[0]> = {}) => {
  const answer = sendFile({ ...upload, ...over });
  answer.catch(() => undefined);
  await vi.advanceTimersByTimeAsync(0);
  return { answer, request: FakeRequest.last };
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
});
afterEach(() => {
  endSession();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('sendFile', () => {
  it('sends what goes with a file of the desk before it, under one key, and no player’s token', async () => {
    startSession('token-1');
    const fields = { event_id: '1', name: 'Summer' };
    const { request } = await start({ url: '/api/staff/serial_batches/import', fields, key: 'key-1' });
    expect(request.headers).toEqual({ 'Accept-Language': 'zh-TW', 'Idempotency-Key': 'key-1' });
    expect([...(request.sent?.keys() ?? [])]).toEqual(['event_id', 'name', 'file']);
    request.upload.onload?.();
  });

  it('sends the file under its name, with language and token, and gives the answer', async () => {
    startSession('token-1');
    const { answer, request } = await start();
    expect(request.open).toHaveBeenCalledWith('POST', upload.url);
    expect(request.headers).toEqual({ 'Accept-Language': 'zh-TW', 'x-auth-token': 'token-1' });
    expect((request.sent?.get('file') as File).name).toBe('收據.png');
    request.answerHeaders['X-Auth-Token'] = 'token-2';
    request.answer(200, { msg: { id: 'abc' } });
    expect(await answer).toEqual({ msg: { id: 'abc' } });
    expect(getSession()?.token).toBe('token-2');
  });

  it('tells whole percents', async () => {
    const onProgress = vi.fn();
    const { request } = await start({ onProgress });
    request.upload.onprogress?.({ loaded: 1, total: 3 });
    request.upload.onprogress?.({ loaded: 3, total: 3 });
    expect(onProgress.mock.calls).toEqual([[33], [100]]);
  });

  it('throws the flat fault, also of a proxy that answers no JSON', async () => {
    const refused = await start();
    refused.request.answerHeaders['Retry-After'] = '5';
    refused.request.answer(503, { file01: '忙碌中' });
    await expect(refused.answer).rejects.toMatchObject({ status: 503, fields: { file01: '忙碌中' }, retryAfter: 5 });
    const cut = await start();
    cut.request.answer(413, '<html>');
    await expect(cut.answer).rejects.toEqual({ status: 413, fields: {}, requestId: undefined, retryAfter: undefined });
  });

  it('ends the session that the server no longer takes', async () => {
    startSession('token-1');
    const { answer, request } = await start();
    request.answer(401, { jwt: '登入已過期' });
    await expect(answer).rejects.toMatchObject({ status: 401 });
    expect(getSession()).toBeNull();
  });

  it('gives up after 30 seconds of silence, and not while something moves', async () => {
    const { answer, request } = await start();
    await vi.advanceTimersByTimeAsync(29_000);
    request.upload.onprogress?.({ loaded: 1, total: 3 });
    const abort = vi.spyOn(request, 'abort');
    await vi.advanceTimersByTimeAsync(29_000);
    expect(abort).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1_001);
    await expect(answer).rejects.toEqual({ status: 'OFFLINE', fields: {} });
  });

  it('gives the server time to look at a picture that is there', async () => {
    const { answer, request } = await start();
    request.upload.onload?.();
    await vi.advanceTimersByTimeAsync(60_000);
    request.answer(200, { msg: { id: 'abc' } });
    expect(await answer).toEqual({ msg: { id: 'abc' } });
  });

  it('stops when it is called off', async () => {
    const stop = new AbortController();
    const { answer } = await start({ signal: stop.signal });
    stop.abort();
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('says when the line is down', async () => {
    const { answer, request } = await start();
    request.end(request.onerror);
    await expect(answer).rejects.toEqual({ status: 'OFFLINE', fields: {} });
  });
});
