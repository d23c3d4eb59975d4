import type { Route } from '@hub/contracts/shared';
import type { HeardCall } from './heard-call.ts';
import { referenceTo } from './references.ts';
import type { RecordedCall } from './recording.ts';
import { shapeOf } from './shape.ts';

/** `isOwn`: the addresses of the service that is recorded. `rows`: of the route table. */
type Table = { rows: readonly Pick<Route, 'method' | 'path'>[]; isOwn(path: string): boolean };

/**
 * The smallest course of calls in which each call of the area's pages is made once in each of its forms: with what has to
 * happen before it, and with references in the place of what only that run knew.
 */
export function distil(heard: readonly HeardCall[], table: Table): RecordedCall[] {
  const rows = rowsOf(table);
  const reads = readsOf(heard, rows);
  const kept = new Map<number, RecordedCall>();
  const seen = new Set<string>();
  const keep = (index: number): string => {
    const name = `c${index}`;
    if (kept.has(index)) return name;
    // Before its own: whoever refers to it may be referred to.
    kept.set(index, {} as RecordedCall);
    kept.set(index, recorded(index));
    return name;
  };
  const recorded = (index: number): RecordedCall => {
    const call = heard[index]!;
    const refer = new Referrer(heard, index, keep);
    const row = rows(call);
    const isRead = (path: string) => reads.get(row)?.has(path) ?? true;
    const isOwn = call.by === 'page' && table.isOwn(call.path);
    return {
      name: `c${index}`,
      as: refer.caller(call),
      call: `${call.method} ${refer.path(call.path, row)}`,
      ...(Object.keys(call.query).length && { query: refer.inside(call.query) as Record<string, string> }),
      ...(call.once && { once: true as const }),
      ...(call.version !== undefined && { version: refer.version(call) }),
      ...(call.body !== undefined && { body: refer.inside(call.body) }),
      ...(call.files && { files: call.files }),
      ...(!isOwn && { given: true as const }),
      status: call.status,
      answer: isOwn ? shapeOf(call.answer, isRead) : {},
    };
  };
  heard.forEach((call, index) => {
    if (call.by !== 'page' || !table.isOwn(call.path) || call.status >= 300) return;
    const form = [rows(call), Object.keys(call.query).toSorted().join(), formOf(call.body)].join(' ');
    if (!seen.has(form)) keep(index);
    seen.add(form);
  });
  return [...kept].toSorted(([one], [other]) => one - other).map(([, call]) => call);
}

/** `METHOD /path/:id` of a call. */
function rowsOf({ rows }: Table): (call: Pick<HeardCall, 'method' | 'path'>) => string {
  const sorted = [...rows].sort((a, b) => a.path.split(':').length - b.path.split(':').length);
  const known = sorted.map(({ method, path }) => ({
    key: `${method} ${path}`,
    method,
    pattern: new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`),
  }));
  return ({ method, path }) =>
    known.find((row) => row.method === method && row.pattern.test(path))?.key ?? `${method} ${path}`;
}

/** What pages read of the answers of each row, over all the times it was asked. */
function readsOf(heard: readonly HeardCall[], rows: ReturnType<typeof rowsOf>): Map<string, Set<string>> {
  const reads = new Map<string, Set<string>>();
  const blind = new Set<string>();
  for (const call of heard) {
    const row = rows(call);
    if (call.by !== 'page' || call.status >= 300) continue;
    if (call.reads === null) blind.add(row);
    reads.set(row, new Set([...(reads.get(row) ?? []), ...(call.reads ?? [])]));
  }
  for (const row of blind) reads.delete(row);
  return reads;
}

/** The names of its fields, without what they say. */
function formOf(body: unknown): string {
  if (Array.isArray(body)) return `[${[...new Set(body.map(formOf))].join()}]`;
  if (typeof body !== 'object' || body === null) return '';
  const fields = Object.entries(body).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return `{${fields.map(([name, value]) => name + formOf(value)).join()}}`;
}

type Leaf = { path: string; key: string; value: unknown };

function leavesOf(value: unknown, path = '', key = ''): Leaf[] {
  if (Array.isArray(value)) return value.flatMap((one, at) => leavesOf(one, `${path}[${at}]`, key));
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, one]) => leavesOf(one, path ? `${path}.${name}` : name, name));
  return [{ path, key, value }];
}

const isIdName = (name: string) => /(?:^|_)id$|^(?:code|token|watch|sig|report|batch|revision)$/.test(name);
/** Long enough not to be met by chance. */
const isTelling = (value: unknown) => String(value).length >= 6;
const mayHold = (value: unknown) => ['string', 'number'].includes(typeof value) && value !== '';

/** Finds what a value of a call came from: the latest answer before it, in the same journey, of a call that made something. */
class Referrer {
  private readonly heard: readonly HeardCall[];
  private readonly index: number;
  private readonly keep: (index: number) => string;

  constructor(heard: readonly HeardCall[], index: number, keep: (index: number) => string) {
    this.heard = heard;
    this.index = index;
    this.keep = keep;
  }

  inside = (value: unknown, name = ''): unknown => {
    if (Array.isArray(value)) return value.map((one) => this.inside(one, name));
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, this.inside(one, key)]));
    return this.maker(value, name) ?? value;
  };

  /** Its open parts alone. */
  path(path: string, row: string): string {
    const pattern = row.split(' ')[1]?.split('/') ?? [];
    const parts = path.split('/').map((part, at) => {
      if (!pattern[at]?.startsWith(':')) return part;
      return this.maker(decodeURIComponent(part), 'id') ?? part;
    });
    return parts.join('/');
  }

  caller({ as, token }: HeardCall): RecordedCall['as'] {
    // A player's own is issued anew; one of a single case or draft is what an answer said.
    const made = token && as === 'anybody' && this.find((leaf) => leaf.value === token);
    return made ? { token: made } : as;
  }

  version({ version = '', path }: HeardCall): string {
    const home = path.split('/').slice(0, 5).join('/');
    const isIt = ({ key, value }: Leaf) => /^(?:version|revision)$/.test(key) && String(value) === version;
    return this.find(isIt, (call) => call.path.startsWith(home)) ?? this.find(isIt) ?? version;
  }

  private maker(value: unknown, name: string): string | undefined {
    if (!mayHold(value) || !(isIdName(name) || isTelling(value))) return undefined;
    const isIt = (leaf: Leaf) =>
      String(leaf.value) === String(value) && (isTelling(value) || isIdName(leaf.key)) && mayHold(leaf.value);
    return this.find(isIt, ({ method }) => method !== 'GET');
  }

  private find(isIt: (leaf: Leaf) => boolean, from: (call: HeardCall) => boolean = () => true): string | undefined {
    const { journey } = this.heard[this.index]!;
    for (let at = this.index - 1; at >= 0; at -= 1) {
      const call = this.heard[at]!;
      if (call.journey !== journey || call.status >= 300 || !from(call)) continue;
      const leaf = leavesOf(call.answer).find(isIt);
      if (leaf) return referenceTo(this.keep(at), leaf.path);
    }
    return undefined;
  }
}
