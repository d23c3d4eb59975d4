import type { PipeTransform } from '@nestjs/common';
import { ValidationError, type AnyObject, type InferType, type ObjectSchema } from 'yup';
import { InvalidInput, type Faults } from './app-error.ts';

const otherSpelling = (name: string) =>
  name.includes('_')
    ? name.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
    : name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** camelCase and snake_case are both understood; what the schema does not know stays and is stripped later. */
function foldSpelling(body: unknown, fields: Record<string, unknown>): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return {};
  const named = Object.entries(body).map(([name, value]) => {
    const other = otherSpelling(name);
    return [!(name in fields) && other in fields ? other : name, value] as const;
  });
  return Object.fromEntries(named);
}

/** Checks a value against a contract: all faults at once as codes, unknown keys dropped, values cast. Throws `InvalidInput`. */
export async function checked<T extends AnyObject>(schema: ObjectSchema<T>, value: unknown) {
  try {
    const cast = await schema.validate(foldSpelling(value, schema.fields), { abortEarly: false, stripUnknown: true });
    return cast as InferType<ObjectSchema<T>>;
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const inner = error.inner.length > 0 ? error.inner : [error];
    const faults: Faults = {};
    for (const fault of inner) {
      const code = fault.type === 'typeError' ? 'FIELD_INVALID' : fault.message;
      faults[fault.path || 'msg'] ??= { code, params: fault.params };
    }
    throw new InvalidInput(faults);
  }
}

/** `@Body(yup(schema))`: the same schema as the form, on the server. */
export function yup<T extends AnyObject>(schema: ObjectSchema<T>): PipeTransform {
  return { transform: (value: unknown) => checked(schema, value) };
}
