import { Pool } from 'undici';

/** As many callers as there are connections. */
export const PARALLEL = 16;
export type Answer<T> = { status: number; body: T; cookies: string[] };
export type Asked = {
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  json?: object;
  /** Anything but JSON, with its content type among the headers. */
  body?: Buffer;
};
export type Ask = <T>(path: string, asked?: Asked) => Promise<Answer<T>>;

/** Calls to the site over connections that stay open, as a proxy in front of it has them. */
export function callerOf(url: string): { ask: Ask; close(): Promise<void> } {
  const pool = new Pool(url, { connections: PARALLEL, pipelining: 1 });
  const ask = async <T>(path: string, { method, headers, json, body }: Asked = {}): Promise<Answer<T>> => {
    const sent = json ? JSON.stringify(json) : body;
    const answer = await pool.request({
      path,
      method: method ?? (sent ? 'POST' : 'GET'),
      headers: { ...(json && { 'content-type': 'application/json' }), ...headers },
      body: sent ?? null,
    });
    const text = await answer.body.text();
    const cookies = [answer.headers['set-cookie'] ?? []].flat();
    return { status: answer.statusCode, body: (text ? JSON.parse(text) : null) as T, cookies };
  };
  return { ask, close: () => pool.close() };
}

/** Throws, with what came instead, unless all of it is so. */
export function must(right: boolean, what: string, got: unknown): void {
  if (!right) throw new Error(`${what}: ${JSON.stringify(got)?.slice(0, 300)}`);
}
