import type { IncomingHttpHeaders } from 'node:http';
import { BadCall, type Answer } from './answers.ts';

export type Asked = {
  /** Parts of the address that the route names: `/mails/:id` has `id`. */
  params: Record<string, string>;
  query: URLSearchParams;
  method: string;
  /** Path with its query, exactly as it came over the line. */
  path: string;
  headers: IncomingHttpHeaders;
  type: string;
  /** The body's bytes, and the same as text. */
  raw: Buffer;
  body: string;
  /** Breaks the line without an answer. */
  hangUp: () => void;
};
export type Route = (asked: Asked) => Answer | Promise<Answer>;

/** By `METHOD /path`; a part that begins with a colon stands for anything without a slash. */
export type Routes = Record<string, Route>;

type Found = { route: Route; params: Record<string, string> };

/** The route of an address, and what stands in its named parts. The first that fits counts. */
export function findRoute(routes: Routes, method: string, pathname: string): Found | undefined {
  for (const [line, route] of Object.entries(routes)) {
    const params = paramsOf(line, `${method} ${pathname}`);
    if (params) return { route, params };
  }
  return undefined;
}

function paramsOf(line: string, asked: string): Record<string, string> | undefined {
  const [wanted, given] = [line.split('/'), asked.split('/')];
  if (wanted.length !== given.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const held = given[index] ?? '';
    if (part.startsWith(':') && held !== '') params[part.slice(1)] = decoded(held);
    else if (part !== held) return undefined;
  }
  return params;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    throw new BadCall('the address is not well formed');
  }
}

/** The JSON object in the body. Throws `BadCall`. */
export function objectIn({ body }: Pick<Asked, 'body'>): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(body);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  } catch {
    // said below
  }
  throw new BadCall('the body must be a JSON object');
}

export function fieldsIn({ type, body }: Pick<Asked, 'type' | 'body'>): Record<string, string> {
  const given: [string, unknown][] = type.includes('json')
    ? Object.entries(objectIn({ body }))
    : [...new URLSearchParams(body)];
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
}
