import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { Dispatcher } from 'undici';
import type { ServiceName } from '@hub/contracts/shared';
import { AppError, TemporarilyUnavailable } from '@hub/nest-kit/http';
import { CallerGone, endOnceSent, type BodyGate } from './body-gate.ts';
import { negotiate, type Packing } from './compression.ts';
import { headersForCaller } from './forwarded-headers.ts';
import type { Upstream } from './upstreams.ts';

export type Call = {
  service: ServiceName;
  method: Dispatcher.HttpMethod;
  path: string;
  headers: Record<string, string>;
  body: BodyGate | null;
  packing: Packing | null;
  answerMs: number;
};

export type CallEvents = {
  headersFor(status: number): Record<string, string | string[] | number | undefined>;
  coded(code: string): void;
  failed(problem: AppError, reason: Error): void;
};

/** A caller who takes nothing of an answer for so long is let go: one of the service's connections waits for them. */
const UNREAD_MS = 30_000;

const RESET = new Set(['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE']);
const codeOf = (error: Error) => String((error as { code?: unknown }).code ?? '');

/** At the caller's pace. A GET is sent again when the connection broke before its first byte; nothing else ever is. */
export function passOn(
  upstream: Upstream,
  call: Call,
  raw: ServerResponse,
  events: CallEvents,
  unreadMs = UNREAD_MS,
): void {
  new PassOn(upstream, call, raw, events, unreadMs).send();
}

class PassOn implements Dispatcher.DispatchHandler {
  private controller: Dispatcher.DispatchController | null = null;
  private started = false;
  private mayRepeat: boolean;
  private unread: NodeJS.Timeout | undefined;
  /** An answer that is compressed once all of it is here. */
  private whole: { status: number; headers: OutgoingHttpHeaders; chunks: Buffer[]; packing: Packing } | undefined;

  constructor(
    private readonly upstream: Upstream,
    private readonly call: Call,
    private readonly raw: ServerResponse,
    private readonly events: CallEvents,
    private readonly unreadMs: number,
  ) {
    this.mayRepeat = call.method === 'GET' || call.method === 'HEAD';
    upstream.running += 1;
    raw.once('close', () => {
      upstream.running -= 1;
      clearTimeout(this.unread);
      if (!raw.writableFinished) this.controller?.abort(new CallerGone());
    });
  }

  send(): void {
    const { method, path, headers, body, answerMs } = this.call;
    this.upstream.pool.dispatch({ method, path, headers, body, headersTimeout: answerMs }, this);
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.controller = controller;
    if (this.raw.destroyed) controller.abort(new CallerGone());
  }

  onResponseStart(_: unknown, status: number, headers: Record<string, string | string[] | undefined>): void {
    if (status < 200) return;
    this.started = true;
    if (this.call.body) {
      this.call.body.discard();
      endOnceSent(this.raw);
    }
    if (headers['x-hub-code']) this.events.coded(String(headers['x-hub-code']));
    const { service, packing, method } = this.call;
    const given = headersForCaller(headers, service);
    const answer = packing ? negotiate(status, given, packing) : { headers: given, compress: false };
    const own = this.events.headersFor(status);
    const vary = [own.vary ?? [], answer.headers.vary ?? []].flat().join(', ');
    const all = { ...own, ...answer.headers, ...(vary && { vary }) };
    if (packing && answer.compress && method !== 'HEAD') this.whole = { status, headers: all, chunks: [], packing };
    else this.raw.writeHead(status, all);
  }

  onResponseData(controller: Dispatcher.DispatchController, chunk: Buffer): void {
    if (this.whole) return void this.whole.chunks.push(chunk);
    if (this.raw.write(chunk)) return;
    controller.pause();
    clearTimeout(this.unread);
    this.unread = setTimeout(() => this.raw.destroy(), this.unreadMs);
    this.raw.once('drain', () => {
      clearTimeout(this.unread);
      controller.resume();
    });
  }

  onResponseEnd(): void {
    if (!this.whole) return void this.raw.end();
    const { status, headers, chunks, packing } = this.whole;
    const body = packing.pack(Buffer.concat(chunks));
    this.raw.writeHead(status, { ...headers, 'content-encoding': packing.encoding, 'content-length': body.length });
    this.raw.end(body);
  }

  onResponseError(_: unknown, error: Error): void {
    if (this.raw.destroyed || error instanceof CallerGone) {
      this.raw.destroy();
    } else if (this.started) {
      // Half an answer must not look like a whole one.
      this.raw.destroy();
    } else if (this.mayRepeat && RESET.has(codeOf(error))) {
      this.mayRepeat = false;
      this.send();
    } else {
      this.events.failed(error instanceof AppError ? error : new TemporarilyUnavailable(), error);
    }
  }
}
