import type { Route } from '@hub/contracts/shared';
import { isAnswered, type HeardCall } from './heard-call.ts';
import { leavesOf, Referrer, type Keep } from './referrer.ts';
import type { RecordedCall } from './recording.ts';
import { shapeOf } from './shape.ts';

/** `isKept`: the addresses whose calls are recorded. `rows`: of the route table. */
type Table = { rows: readonly Pick<Route, 'method' | 'path'>[]; isKept(path: string): boolean };
const DICE = /\b[0-9a-f]{32}\b/g;
type RowOf = (call: Pick<HeardCall, 'method' | 'path'>) => string;

/**
 * The smallest course of calls in which each call of the area's pages is made once in each of its forms: with what has to
 * happen before it, and with references in the place of what only that run knew.
 */
export function distil(all: readonly HeardCall[], table: Table): RecordedCall[] {
  const row = rowsOf(table);
  const heard = withoutDice(inOrder(all, row));
  const course = new Course(heard, row);
  const seen = new Set<string>();
  heard.forEach((call, index) => {
    if (call.by !== 'page' || !table.isKept(call.path) || !isAnswered(call)) return;
    const form = [row(call), Object.keys(call.query).toSorted().join(), formOf(call.body)].join(' ');
    // What there is one of stays as it was left: whoever closes it, opens it again.
    const isOfOne = call.version !== undefined && !row(call).includes('/:');
    if (!seen.has(form) || isOfOne) course.first(index);
    seen.add(form);
  });
  return course.calls();
}

/**
 * What is asked between two changes comes as it comes: it is put into an order that is the same each time. A page sends of itself,
 * beside what it reads, what changes no thing that has a number.
 */
function inOrder(heard: readonly HeardCall[], row: RowOf): HeardCall[] {
  const order: HeardCall[] = [];
  let asked: [key: string, call: HeardCall][] = [];
  const settle = () => {
    order.push(...asked.toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, call]) => call));
    asked = [];
  };
  const isOfPage = (call: HeardCall) => !call.once && call.version === undefined && !row(call).includes('/:');
  for (const call of heard) {
    if (call.method === 'GET') asked.push([`${call.path} ${JSON.stringify([call.query, call.as])}`, call]);
    else {
      if (!isOfPage(call)) settle();
      order.push(call);
    }
  }
  settle();
  return order;
}

/** What pages made by chance is counted instead, wherever it comes again. */
function withoutDice(heard: readonly HeardCall[]): HeardCall[] {
  const sent = heard.flatMap(({ body, query }) => JSON.stringify([body ?? null, query]).match(DICE) ?? []);
  const numbers = new Map([...new Set(sent)].map((value, at) => [value, String(at + 1).padStart(32, '0')]));
  const counted = (text: string) => text.replace(DICE, (value) => numbers.get(value) ?? value);
  return heard.map((call) => JSON.parse(counted(JSON.stringify(call))) as HeardCall);
}

/** `given`: for the sake of another alone. */
type Place = { index: number; place: number; given: boolean };

class Course implements Keep {
  private readonly kept = new Map<string, { place: number; call: RecordedCall }>();
  private readonly reads: ReadonlyMap<string, Set<string>>;
  private readonly heard: readonly HeardCall[];
  private readonly row: RowOf;

  constructor(heard: readonly HeardCall[], row: RowOf) {
    this.heard = heard;
    this.row = row;
    this.reads = readsOf(heard, row);
  }

  /** Of its form. */
  first(index: number): void {
    this.keep(`c${index}`, { index, place: index, given: false });
  }

  made(index: number): string {
    return this.keep(`c${index}`, { index, place: index, given: true });
  }

  read(index: number, before: number): string {
    return this.keep(`v${before}`, { index, place: before - 0.5, given: true });
  }

  changed(part: string, from: number, to: number): void {
    const { journey } = this.heard[from]!;
    const asked = new Set<string>();
    for (let index = from + 1; index < to; index += 1) {
      const call = this.heard[index]!;
      if (call.journey !== journey || call.method === 'GET' || !isAnswered(call)) continue;
      const parts = call.path.split('/');
      // What a second person has to agree to happens when that person does.
      const isAgreed = parts.includes('approvals') && parts.some((one) => asked.has(one));
      if (!parts.includes(part) && !isAgreed) continue;
      this.made(index);
      for (const { key, value } of leavesOf(call.answer)) if (key === 'approval' && value) asked.add(String(value));
    }
  }

  calls(): RecordedCall[] {
    return [...this.kept.values()].toSorted((one, other) => one.place - other.place).map(({ call }) => call);
  }

  private keep(name: string, { index, place, given }: Place): string {
    if (this.kept.has(name)) return name;
    // Before its own: whoever refers to it may be referred to.
    const kept = { place, call: {} as RecordedCall };
    this.kept.set(name, kept);
    kept.call = { name, ...this.recorded(index, given) };
    return name;
  }

  private recorded(index: number, given: boolean): RecordedCall {
    const call = this.heard[index]!;
    const refer = new Referrer(this.heard, index, this);
    const row = this.row(call);
    const isRead = (path: string) => this.reads.get(row)?.has(path) ?? false;
    return {
      as: refer.caller(call),
      call: `${call.method} ${refer.path(call.path, row)}`,
      ...(Object.keys(call.query).length && { query: refer.inside(call.query) as Record<string, string> }),
      ...(call.once && { once: true as const }),
      ...(call.version !== undefined && { version: refer.version(call) }),
      ...(call.body !== undefined && { body: refer.inside(call.body) }),
      ...(call.files && { files: call.files }),
      ...(given && { given: true as const }),
      status: call.status,
      answer: given ? {} : shapeOf(call.answer, isRead),
    };
  }
}

/** `METHOD /path/:id` of a call. */
export function rowsOf({ rows }: Pick<Table, 'rows'>): RowOf {
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
function readsOf(heard: readonly HeardCall[], rowOf: RowOf): Map<string, Set<string>> {
  const reads = new Map<string, Set<string>>();
  for (const call of heard) {
    const row = rowOf(call);
    if (call.by !== 'page' || !isAnswered(call)) continue;
    reads.set(row, new Set([...(reads.get(row) ?? []), ...(call.reads ?? [])]));
  }
  return reads;
}

/** The names of its fields, without what they say. */
function formOf(body: unknown): string {
  if (Array.isArray(body)) return `[${[...new Set(body.map(formOf))].toSorted().join()}]`;
  if (typeof body !== 'object' || body === null) return '';
  const fields = Object.entries(body).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return `{${fields.map(([name, value]) => name + formOf(value)).join()}}`;
}
