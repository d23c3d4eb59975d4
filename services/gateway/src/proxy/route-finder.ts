import { routes } from '@hub/contracts/routes';
import type { Route } from '@hub/contracts/shared';

type Node = { fixed: Map<string, Node>; open?: Node; rows: Map<string, Route> };

const node = (): Node => ({ fixed: new Map(), rows: new Map() });

/** Steps out of the folder, and signs that a service could read as a border: no address of ours has them. */
const HOSTILE = /(?:^|\/)(?:\.|%2e){1,2}(?=\/|$)|%2f|%5c|%00|[\\\0]/i;

export class RouteFinder {
  private readonly root = node();

  constructor(rows: readonly Route[] = routes) {
    for (const row of rows) this.add(row);
  }

  find(method: string, path: string): Route | null {
    if (HOSTILE.test(path)) return null;
    const asked = method === 'HEAD' ? 'GET' : method;
    const parts = path.split('/').slice(1);
    if (parts.at(-1) === '') parts.pop();
    return this.walk(this.root, parts, 0, asked);
  }

  private add(row: Route): void {
    let at = this.root;
    for (const part of row.path.split('/').slice(1).filter(Boolean)) {
      if (part.startsWith(':')) at = at.open ??= node();
      else {
        const next = at.fixed.get(part) ?? node();
        at.fixed.set(part, next);
        at = next;
      }
    }
    if (at.rows.has(row.method)) throw new Error(`${row.method} ${row.path} stands twice in the route table`);
    at.rows.set(row.method, row);
  }

  private walk(at: Node, parts: string[], depth: number, method: string): Route | null {
    const part = parts[depth];
    if (part === undefined) return at.rows.get(method) ?? null;
    const fixed = at.fixed.get(part);
    const found = fixed ? this.walk(fixed, parts, depth + 1, method) : null;
    if (found || !at.open || part === '') return found;
    return this.walk(at.open, parts, depth + 1, method);
  }
}
