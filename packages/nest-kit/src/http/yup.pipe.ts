import type { PipeTransform } from '@nestjs/common';
import { ValidationError, type AnyObject, type InferType, type ObjectSchema } from 'yup';
import { InvalidInput, type Faults } from './app-error.ts';

const otherSpelling = (name: string) =>
  name.includes('_')
    ? name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
    : name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

type Described = { type?: string; innerType?: Described; fields?: Record<string, unknown> };
type Sent = { value: unknown; misplaced: string[] };
const PLAIN = new Set(['string', 'number', 'boolean', 'date']);

const isNamed = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** camelCase and snake_case. Objects in place of plain values, prototype names and lone surrogates are misplaced. */
function sentTo(schema: Described, value: unknown, path: string): Sent {
  const { type = '', innerType, fields } = schema;
  if (typeof value === 'string' && !value.isWellFormed()) return { value, misplaced: [path] };
  if (typeof value !== 'object' || value === null) return { value, misplaced: [] };
  if (PLAIN.has(type)) return { value, misplaced: [path] };
  if (type === 'array' && innerType && Array.isArray(value)) {
    const rows = value.map((one, at) => sentTo(innerType, one, `${path}[${at}]`));
    return { value: rows.map((row) => row.value), misplaced: rows.flatMap((row) => row.misplaced) };
  }
  return type === 'object' && fields && isNamed(value) ? namedIn(fields, value, path) : { value, misplaced: [] };
}

function namedIn(fields: Record<string, unknown>, value: Record<string, unknown>, path: string): Sent {
  const rows = Object.entries(value).flatMap(([sent, one]) => {
    const name = [sent, otherSpelling(sent)].find((spelling) => Object.hasOwn(fields, spelling));
    if (name === undefined) return [];
    return [[name, sentTo(fields[name] as Described, one, path ? `${path}.${name}` : name)] as const];
  });
  return {
    value: Object.fromEntries(rows.map(([name, row]) => [name, row.value])),
    misplaced: rows.flatMap(([, row]) => row.misplaced),
  };
}

/** What yup says by itself, as of a null, is no code of ours. */
const CODE = /^[A-Z][A-Z0-9_]*$/;

/** Checks an object, or nothing at all, against a contract: all faults at once as codes, unknown keys dropped, values cast. Throws `InvalidInput`. */
export async function checked<T extends AnyObject>(schema: ObjectSchema<T>, value: unknown) {
  const given = value ?? {};
  if (!isNamed(given)) throw new InvalidInput({ msg: { code: 'BODY_MALFORMED' } });
  const sent = sentTo(schema as Described, given, '');
  if (sent.misplaced.length > 0) {
    throw new InvalidInput(Object.fromEntries(sent.misplaced.map((path) => [path, { code: 'FIELD_INVALID' }])));
  }
  try {
    const cast = await schema.validate(sent.value, { abortEarly: false, stripUnknown: true });
    return cast as InferType<ObjectSchema<T>>;
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const inner = error.inner.length > 0 ? error.inner : [error];
    const faults: Faults = {};
    for (const fault of inner) {
      const isTold = fault.type !== 'typeError' && CODE.test(fault.message);
      const code = isTold ? fault.message : 'FIELD_INVALID';
      faults[fault.path || 'msg'] ??= { code, params: fault.params };
    }
    throw new InvalidInput(faults);
  }
}

export type YupPipe = PipeTransform & { schema: ObjectSchema<AnyObject> };

/** The same schema as the form, on the server. */
export function yup<T extends AnyObject>(schema: ObjectSchema<T>): YupPipe {
  return {
    schema: schema as unknown as ObjectSchema<AnyObject>,
    transform: (value: unknown) => checked(schema, value),
  };
}
