import { allRoutes } from '@hub/contracts/docs';
import type { Route } from '@hub/contracts/shared';
import type { KeptRows } from './kept-rows.ts';

/** An answer of the real site: which row of the route table it belongs to, and what came. */
export type Recorded = { key: string; status: number; type: string; body: unknown };
/** `encoded`: a form as a browser posts it. */
export type Call = {
  headers?: Record<string, string>;
  json?: unknown;
  form?: FormData;
  encoded?: Record<string, string>;
};

const pattern = ({ path }: Route) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`);
/** Rows without open parts first: `/audit/overview` is not `/audit/:id`. */
const rows = [...allRoutes].sort((a, b) => a.path.split(':').length - b.path.split(':').length);

export const keyOf = ({ method, path }: Pick<Route, 'method' | 'path'>): string => `${method} ${path}`;

/** Makes calls through the gateway and writes every answer down. */
export class Recorder {
  readonly answers: Recorded[] = [];
  /** Of each GET that succeeded: which tables it changed. */
  readonly changes = new Map<string, string[]>();

  constructor(
    readonly url: string,
    private readonly kept?: KeptRows,
  ) {}

  /** `line` is `METHOD /path?query`. */
  async call<T = Record<string, unknown>>(
    line: string,
    { headers = {}, json, form, encoded }: Call = {},
  ): Promise<{ status: number; body: T; headers: Headers }> {
    const [method = 'GET', target = '/'] = line.split(' ');
    const path = target.split('?')[0] ?? '';
    const row = rows.find((one) => one.method === method && pattern(one).test(path));
    if (!row) throw new Error(`${line} is in no row of the route table`);
    // Of parameters fetch itself says what kind of body it is.
    const written = json === undefined ? undefined : JSON.stringify(json);
    const body = form ?? (encoded && new URLSearchParams(encoded)) ?? written;
    const sent = { ...(json !== undefined && { 'content-type': 'application/json' }), ...headers };
    const send = () =>
      fetch(this.url + target, { method, headers: sent, redirect: 'manual', ...(body !== undefined && { body }) });
    const answer = method === 'GET' ? await this.watched(keyOf(row), send) : await send();
    const type = answer.headers.get('content-type') ?? '';
    const read = type.includes('json') ? await answer.json() : (await answer.arrayBuffer()).byteLength;
    this.answers.push({ key: keyOf(row), status: answer.status, type, body: read });
    return { status: answer.status, body: read as T, headers: answer.headers };
  }

  /** The first success of a GET is looked at. */
  private async watched(key: string, send: () => Promise<Response>): Promise<Response> {
    if (!this.kept || this.changes.has(key)) return send();
    const { answer, changed } = await this.kept.around(send);
    if (answer.ok) this.changes.set(key, changed);
    return answer;
  }
}
