import type { Schema } from 'yup';

const blank = (value: unknown) => value === '' || value === null;

/** `''` and absent are the same, on both sides of the wire. */
export function blankable<S extends Schema>(schema: S): S {
  return schema
    .transform((value: unknown, typed: unknown) => (blank(value) || blank(typed) ? undefined : value))
    .meta({ ...schema.meta(), blank: true }) as S;
}
