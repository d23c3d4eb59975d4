import { allRoutes, callGroups } from '@hub/contracts/docs';
import type { Schema, SchemaDescription, SchemaFieldDescription } from 'yup';
import { rowsOf } from './distil.ts';
import { lineOf, type RecordedCall, type Recording } from './recording.ts';
import { eitherOf, type Shape } from './shape.ts';

const row = rowsOf({ rows: allRoutes });
const docs = Object.assign({}, ...callGroups.map(({ calls }) => calls)) as (typeof callGroups)[number]['calls'];

/**
 * What the contract lets be null may be null in a replay, whatever it was when it was recorded: an hour of the day or the data of a
 * week decide that, and the page was written against the contract.
 */
export function withPromised({ area, calls }: Recording): Recording {
  return { area, calls: calls.map((call) => ({ ...call, answer: promised(call.answer, schemasOf(call)) })) };
}

function schemasOf(call: RecordedCall): SchemaFieldDescription[] {
  if (call.given || call.status >= 300) return [];
  const answer = docs[row(lineOf(call))]?.answer ?? [];
  return [answer].flat().flatMap((one) => ('schema' in one ? [(one.schema as Schema).describe()] : []));
}

const isNullable = (one: SchemaFieldDescription) => (one as SchemaDescription).nullable;
const within = (one: SchemaFieldDescription, name: string): SchemaFieldDescription[] => {
  const field = 'fields' in one ? one.fields[name] : undefined;
  return field ? [field] : [];
};
const rowsIn = (one: SchemaFieldDescription): SchemaFieldDescription[] =>
  'innerType' in one && one.innerType ? [one.innerType].flat() : [];
const SCALARS = ['string', 'number', 'boolean'];

/** The shape with `null`, and beside a `null` that was read what it is else, wherever one of the schemas says so. */
export function promised(shape: Shape, schemas: readonly SchemaFieldDescription[]): Shape {
  if (typeof shape === 'string') {
    const types = schemas.filter(isNullable).flatMap(({ type }) => (SCALARS.includes(type) ? [type, 'null'] : []));
    return types.reduce<Shape>(eitherOf, shape);
  }
  if (Array.isArray(shape)) return shape[0] === undefined ? [] : [promised(shape[0], schemas.flatMap(rowsIn))];
  return Object.fromEntries(
    Object.entries(shape).map(([name, field]) => {
      const known = name.replace(/\?$/, '');
      const inside = schemas.flatMap((one) => within(one, known));
      const mayLack = typeof field !== 'string' && inside.some(isNullable);
      return [mayLack ? `${known}?` : name, promised(field, inside)];
    }),
  );
}
