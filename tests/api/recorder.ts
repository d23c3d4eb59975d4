import { routes } from '@hub/contracts/routes';
import type { Route } from '@hub/contracts/shared';

/** An answer of the real site: which row of the route table it belongs to, and what came. */
export type Recorded = { key: string; status: number; type: string; body: unknown };
export type Call = { headers?: Record<string, string>; json?: unknown; form?: FormData };

const pattern = ({ path }: Route) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`);
/** Rows without open parts first: `/audit/overview` is not `/audit/:id`. */
const rows = [...routes].sort((a, b) => a.path.split(':').length - b.path.split(':').length);

export const keyOf = ({ method, path }: Pick<Route, 'method' | 'path'>): string => `${method} ${path}`;

/** Makes calls through the gateway and writes every answer down. */
export class Recorder {
  readonly answers: Recorded[] = [];

  constructor(readonly url: string) {}

  /** `line` is `METHOD /path?query`. */
  async call<T = Record<string, unknown>>(
    line: string,
    { headers = {}, json, form }: Call = {},
  ): Promise<{ status: number; body: T; headers: Headers }> {
    const [method = 'GET', target = '/'] = line.split(' ');
    const path = target.split('?')[0] ?? '';
    const row = rows.find((one) => one.method === method && pattern(one).test(path));
    if (!row) throw new Error(`${line} is in no row of the route table`);
    const body = form ?? (json === undefined ? undefined : JSON.stringify(json));
    const sent = { ...(json !== undefined && { 'content-type': 'application/json' }), ...headers };
    const answer = await fetch(this.url + target, { method, headers: sent, ...(body !== undefined && { body }) });
    const type = answer.headers.get('content-type') ?? '';
    const read = type.includes('json') ? await answer.json() : (await answer.arrayBuffer()).byteLength;
    this.answers.push({ key: keyOf(row), status: answer.status, type, body: read });
    return { status: answer.status, body: read as T, headers: answer.headers };
  }
}
