/**
 * What an answer is made of: the names of its fields and their types. `a?`: may be missing or null. `string|null`: the one or the
 * other. `any`: whatever comes. A list has the shape of its rows, none where it was empty.
 */
export type Shape = string | [] | [Shape] | { [field: string]: Shape };

type Fields = { [field: string]: Shape };
const isFields = (shape: Shape): shape is Fields => typeof shape === 'object' && !Array.isArray(shape);
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `isRead`: of a path like `msg.rows[].id`. What nobody read is left out. */
export function shapeOf(value: unknown, isRead: (path: string) => boolean = () => true, at = ''): Shape {
  if (Array.isArray(value)) {
    const rows = value.map((row) => shapeOf(row, isRead, `${at}[]`));
    return rows.length ? [rows.reduce(eitherOf)] : [];
  }
  if (!isRecord(value)) return typeOf(value);
  const within = (name: string) => (at ? `${at}.${name}` : name);
  const names = Object.keys(value).filter((name) => isRead(within(name)));
  return Object.fromEntries(names.map((name) => [name, shapeOf(value[name], isRead, within(name))]));
}

const typeOf = (value: unknown) => (value === null ? 'null' : Array.isArray(value) ? 'list' : typeof value);
const ANY = 'any';
const typesOf = (shape: string) => shape.split('|');

/** What holds of both. */
export function eitherOf(one: Shape, other: Shape): Shape {
  if (typeof one === 'string' && typeof other === 'string')
    return [one, other].includes(ANY) ? ANY : [...new Set([one, other].flatMap(typesOf))].toSorted().join('|');
  if (Array.isArray(one) && Array.isArray(other)) {
    const [first, second] = [one[0], other[0]];
    if (first === undefined) return other;
    return second === undefined ? one : [eitherOf(first, second)];
  }
  return isFields(one) && isFields(other) ? eitherFields(one, other) : ANY;
}

type Field = { shape: Shape; optional: boolean };
const named = (fields: Fields) =>
  new Map(
    Object.entries(fields).map(([name, shape]): [string, Field] => [
      name.replace(/\?$/, ''),
      { shape, optional: name.endsWith('?') },
    ]),
  );

function eitherField(one: Field | undefined, other: Field | undefined): Field {
  if (!one || !other) return { shape: (one ?? other)!.shape, optional: true };
  const optional = one.optional || other.optional;
  const [thing, empty] = one.shape === 'null' ? [other, one] : [one, other];
  if (empty.shape === 'null' && typeof thing.shape !== 'string') return { shape: thing.shape, optional: true };
  return { shape: eitherOf(one.shape, other.shape), optional };
}

function eitherFields(one: Fields, other: Fields): Fields {
  const [first, second] = [named(one), named(other)];
  const names = [...new Set([...first.keys(), ...second.keys()])];
  return Object.fromEntries(
    names.map((name) => {
      const { shape, optional } = eitherField(first.get(name), second.get(name));
      return [optional ? `${name}?` : name, shape];
    }),
  );
}

/** Where an answer is not what was recorded; a field more is no fault. */
export function shapeFaults(shape: Shape, value: unknown, at = 'the answer'): string[] {
  if (typeof shape === 'string') {
    const fits = shape === ANY || typesOf(shape).includes(typeOf(value));
    return fits ? [] : [`${at} is ${typeOf(value)}, and was ${shape}`];
  }
  if (Array.isArray(shape)) {
    if (!Array.isArray(value)) return [`${at} is no list any more`];
    const [row] = shape;
    return row === undefined ? [] : [...new Set(value.flatMap((one) => shapeFaults(row, one, `${at}[]`)))];
  }
  if (!isRecord(value)) return [`${at} is ${typeOf(value)}, and had fields`];
  return [...named(shape)].flatMap(([name, field]) => {
    const path = at === 'the answer' ? name : `${at}.${name}`;
    if (field.optional && (value[name] ?? null) === null) return [];
    return name in value ? shapeFaults(field.shape, value[name], path) : [`${path} is no longer answered`];
  });
}
