import { readRow } from '@hub/contracts/published-routes';
import type { Route, ServiceName } from '@hub/contracts/shared';
import { overlaps, ownerOf, partsOf } from './path-patterns.ts';

const MOST_ROWS = 500;

export const keyOf = ({ method, path }: Pick<Route, 'method' | 'path'>): string =>
  `${method} /${partsOf(path).join('/')}`;

export type Checked = { rows: Route[]; faults: string[] };

/** Every bad row is left out and told; the rest is taken. */
export function checkRows(service: ServiceName, published: readonly unknown[], others: readonly Route[]): Checked {
  const rows = new Map<string, Route>();
  const faults: string[] = [];
  if (published.length > MOST_ROWS) faults.push(`there are more than ${MOST_ROWS} rows`);
  for (const given of published.slice(0, MOST_ROWS)) {
    const row = shaped(given);
    const fault = typeof row === 'string' ? row : faultOf(service, row, others);
    if (typeof row === 'string' || fault) faults.push(`${nameOf(given)}: ${fault}`);
    else if (rows.has(keyOf(row))) faults.push(`${nameOf(given)}: stands twice`);
    else rows.set(keyOf(row), row);
  }
  return { rows: [...rows.values()], faults };
}

function shaped(given: unknown): Route | string {
  try {
    return readRow(given);
  } catch (error) {
    return (error as Error).message.slice(0, 120);
  }
}

function faultOf(service: ServiceName, row: Route, others: readonly Route[]): string | null {
  const parts = partsOf(row.path);
  if (row.service !== service) return `is of ${row.service}`;
  if (ownerOf(parts, service)?.service !== service) return 'is outside of what is its own';
  if (row.method === 'GET' && row.bodyKb > 0) return 'a GET has no body';
  const desk = parts[1] === 'staff';
  // Whoever signs in has no session yet; all of that is identity's.
  if (desk && row.who !== 'staff' && service !== 'identity') return 'a call of the desk wants its session';
  if (row.half && (row.who !== 'staff' || service !== 'identity')) return 'half a session is for signing in alone';
  if ((row.who === 'partner') !== (parts[1] === 'partner'))
    return 'calls of games, and they alone, are below /api/partner';
  const other = others.find((one) => one.method === row.method && overlaps(parts, partsOf(one.path)));
  return other ? `would be found for ${other.path} of ${other.service}` : null;
}

const nameOf = (given: unknown): string => {
  const { method, path } = (given ?? {}) as { method?: unknown; path?: unknown };
  return `${String(method)} ${String(path)}`.slice(0, 120);
};
