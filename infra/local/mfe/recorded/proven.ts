import { namesIn } from './references.ts';
import type { RecordedCall, Recording } from './recording.ts';
import type { Replayed } from './replay-calls.ts';
import { eitherOf, type Shape } from './shape.ts';

/** Only what was read in the browser, as both runs had it. */
function narrowed(read: Shape, body: unknown): Shape {
  if (Array.isArray(read) && Array.isArray(body)) {
    const [row] = read;
    if (row === undefined || body.length === 0) return read;
    return [body.map((one) => narrowed(row, one)).reduce(eitherOf)];
  }
  if (typeof read === 'string') return eitherOf(read, body === null ? 'null' : Array.isArray(body) ? [] : typeof body);
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body === null ? 'null' : 'any';
  const rows = Object.entries(read).map(([name, shape]): [string, Shape] => {
    const field = name.replace(/\?$/, '');
    if (!(field in body)) return [`${field}?`, shape];
    return [name, narrowed(shape, (body as Record<string, unknown>)[field])];
  });
  return Object.fromEntries(rows);
}

export function withShapes({ area, calls }: Recording, replayed: readonly Replayed[]): Recording {
  const shapes = new Map(replayed.map(({ index, status, body }) => [index, { status, body }]));
  return {
    area,
    calls: calls.map((call, index) => {
      const now = shapes.get(index);
      if (!now || now.status !== call.status) return call;
      return { ...call, answer: eitherOf(call.answer, narrowed(call.answer, now.body)) };
    }),
  };
}

/** Without these and what speaks of them, and with names only where somebody refers to them. `out`: their indexes. */
export function withoutCalls({ area, calls }: Recording, out: ReadonlySet<number>): Recording {
  const lost = new Set([...out].map((index) => calls[index]?.name));
  const left: RecordedCall[] = [];
  for (const call of calls) {
    if (!lost.has(call.name) && !namesIn(call).some((name) => lost.has(name))) left.push(call);
    else lost.add(call.name);
  }
  return { area, calls: withoutIdle(left) };
}

/** Nothing that happened for the sake of a call alone that is left out: neither was it referred to nor did it change what is. */
function withoutIdle(calls: readonly RecordedCall[]): RecordedCall[] {
  const wanted = new Set<string>();
  const byName = new Map(calls.map((call) => [call.name, call]));
  const isOf = (name: string): boolean => wanted.has(name) || namesIn(byName.get(name)?.call).some(isOf);
  const isWanted = ({ name = '', call }: RecordedCall) =>
    wanted.has(name) || (!call.startsWith('GET ') && namesIn(call).some(isOf));
  const kept = [...calls].reverse().filter((call) => {
    if (call.given && !isWanted(call)) return false;
    for (const name of namesIn(call)) wanted.add(name);
    return true;
  });
  return kept.reverse();
}

/** Names by their order, and only where somebody refers to them. */
export function renamed({ area, calls }: Recording): Recording {
  const used = new Set(calls.flatMap(namesIn));
  const order = new Map(
    calls.filter(({ name }) => used.has(name ?? '')).map(({ name = '' }, at) => [name, `a${at + 1}`]),
  );
  const text = (call: RecordedCall) =>
    JSON.stringify(call).replace(/\{([cv]\d+)\./g, (_, name: string) => `{${order.get(name)}.`);
  return {
    area,
    calls: calls.map((call) => {
      const { name = '', ...rest } = JSON.parse(text(call)) as RecordedCall;
      const now = order.get(name);
      return now ? { name: now, ...rest } : rest;
    }),
  };
}
