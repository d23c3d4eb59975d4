import type { OnApplicationShutdown } from '@nestjs/common';
import { isIP } from 'node:net';
import { Agent, type Dispatcher } from 'undici';
import type { GameLink } from './game-link.ts';
import { isPublicAddress, publicLookup } from './public-address.ts';
import { signHeaders } from './signature.ts';

export type WireCall = {
  id: string;
  method: 'GET' | 'POST';
  path: string;
  body: string;
  timeoutMs: number;
  /** Asked directly before the first byte leaves; at false none does, and the call ends as `never`, `not_ours`. */
  stillMine?: (() => boolean) | undefined;
};

/** `heard`: the whole answer. `never`: no byte of the call left us. `lost`: it may have arrived, and no answer came. */
export type WireEnd =
  | { end: 'heard'; status: number; headers: Record<string, string>; text: string }
  | { end: 'never' | 'lost'; why: string };

export const NOT_OURS = 'not_ours';

const CONNECT_MS = 1000;
const LARGEST_ANSWER = 64 * 1024;
/** Shorter than what servers usually keep an idle connection for, so that no call is written into a closing one. */
const IDLE_MS = 4000;
/** To one game's server; more calls than these wait in line, and their time runs. */
export const MOST_CONNECTIONS = 32;

const options = {
  connections: MOST_CONNECTIONS,
  keepAliveTimeout: IDLE_MS,
  keepAliveMaxTimeout: 30_000,
  pipelining: 1,
};

/** No redirect is followed, nothing is repeated, every wait has an end. */
export class GameWire implements OnApplicationShutdown {
  private readonly anywhere = new Agent({ ...options, connect: { timeout: CONNECT_MS } });
  private readonly outside = new Agent({ ...options, connect: { timeout: CONNECT_MS, lookup: publicLookup } });

  send(link: GameLink, call: WireCall, nowS: number): Promise<WireEnd> {
    const base = new URL(link.baseUrl);
    const host = base.hostname.replace(/^\[|\]$/g, '');
    if (link.publicOnly && (base.protocol !== 'https:' || (isIP(host) && !isPublicAddress(host))))
      return Promise.resolve({ end: 'never', why: 'address_refused' });
    const path = base.pathname.replace(/\/+$/, '') + call.path;
    const signed = signHeaders(link.keys, { id: call.id, method: call.method, path, body: call.body }, nowS);
    const agent = link.publicOnly ? this.outside : this.anywhere;
    const headers = {
      ...signed,
      accept: 'application/json',
      'accept-encoding': 'identity',
      'user-agent': 'player-hub',
      ...(call.body ? { 'content-type': 'application/json' } : {}),
    };
    const sent = { origin: base.origin, path, method: call.method, headers, body: call.body || null };
    return new Promise((done) => new Exchange(done, call.stillMine).begin(agent, sent, call.timeoutMs));
  }

  async close(): Promise<void> {
    await Promise.all([this.anywhere.destroy(), this.outside.destroy()]);
  }

  onApplicationShutdown(): Promise<void> {
    return this.close();
  }
}

/** The difference between `never` and `lost`: whether a byte left us. */
class Exchange implements Dispatcher.DispatchHandler {
  private controller: Dispatcher.DispatchController | null = null;
  private timer: NodeJS.Timeout | undefined;
  private over = false;
  private status = 0;
  private headers: Record<string, string> = {};
  private readonly parts: Buffer[] = [];
  private size = 0;

  constructor(
    private readonly done: (end: WireEnd) => void,
    private readonly stillMine: () => boolean = () => true,
  ) {}

  begin(agent: Agent, sent: Dispatcher.DispatchOptions, timeoutMs: number): void {
    this.timer = setTimeout(() => this.fail('timeout'), timeoutMs);
    agent.dispatch({ ...sent, headersTimeout: timeoutMs + CONNECT_MS, bodyTimeout: timeoutMs }, this);
  }

  /** Called on a connection that stands, before the first byte is written. */
  onRequestStart(controller: Dispatcher.DispatchController): void {
    if (!this.over && !this.stillMine()) this.finish({ end: 'never', why: NOT_OURS });
    if (this.over) return controller.abort(new Error('too late'));
    this.controller = controller;
  }

  onResponseStart(_: unknown, status: number, headers: Record<string, string | string[] | undefined>): void {
    if (status < 200) return;
    this.status = status;
    for (const [name, value] of Object.entries(headers)) this.headers[name] = String(value);
  }

  onResponseData(_: unknown, chunk: Buffer): void {
    this.size += chunk.length;
    if (this.size > LARGEST_ANSWER) this.fail('too_large');
    else this.parts.push(chunk);
  }

  onResponseEnd(): void {
    const text = Buffer.concat(this.parts).toString('utf8');
    this.finish({ end: 'heard', status: this.status, headers: this.headers, text });
  }

  onResponseError(_: unknown, error: Error): void {
    this.fail(this.controller ? brokenWord(this.status) : unreachedWord(error));
  }

  private fail(why: string): void {
    if (this.over) return;
    const end = this.controller ? 'lost' : 'never';
    this.finish({ end, why: end === 'never' && why === 'timeout' ? 'connect_timeout' : why });
    this.controller?.abort(new Error(why));
  }

  private finish(end: WireEnd): void {
    if (this.over) return;
    this.over = true;
    clearTimeout(this.timer);
    this.done(end);
  }
}

/** Before the answer began, or in the middle of it. */
const brokenWord = (status: number): string => (status > 0 ? 'cut_off' : 'reset');

const words: Record<string, string> = {
  ADDRESS_REFUSED: 'address_refused',
  ENOTFOUND: 'name_not_found',
  EAI_AGAIN: 'name_not_found',
  ECONNREFUSED: 'refused',
  UND_ERR_CONNECT_TIMEOUT: 'connect_timeout',
  ETIMEDOUT: 'connect_timeout',
};

function unreachedWord(error: Error): string {
  const first = error instanceof AggregateError ? (error.errors[0] as Error) : error;
  const code = String((first as { code?: unknown }).code ?? '');
  return words[code] ?? (/CERT|TLS|SSL|EPROTO|SELF_SIGNED/.test(code) ? 'certificate' : 'unreachable');
}
