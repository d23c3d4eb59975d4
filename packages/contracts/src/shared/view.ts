import { array, boolean, mixed, number, object, string, type ISchema, type ObjectShape } from 'yup';

/* Parts of answers: every field is there, nothing is cast, and a view has no other fields than its own. */

export const text = () => string().defined();
export const textOrNull = () => string().nullable().defined();
export const whole = () => number().integer().defined();
export const yesNo = () => boolean().defined();
export const oneOf = <const T extends string>(...values: readonly T[]) => string().oneOf(values).defined();
export const listOf = <T>(item: ISchema<T>) => array(item).defined();

/** The name is that in the API document. */
export const view = <S extends ObjectShape>(name: string, fields: S) =>
  object(fields).defined().noUnknown().meta({ name });

export const part = <S extends ObjectShape>(fields: S) => object(fields).defined().noUnknown();

/** A page of a list. `next`: the cursor of the page behind it; null on the last. */
export const pagedView = <T>(name: string, row: ISchema<T>) =>
  view(name, { data: listOf(row), page: part({ next: textOrNull() }) });

export const textsByName = () =>
  mixed<Record<string, string>>(
    (value): value is Record<string, string> =>
      typeof value === 'object' && value !== null && Object.values(value).every((one) => typeof one === 'string'),
  )
    .defined()
    .nonNullable()
    .meta({ jsonSchema: { type: 'object', additionalProperties: { type: 'string' } } });
