import { ValidationError, type Schema } from 'yup';
import type { TextParams } from './texts.ts';

export type Fault = { code: string; params: TextParams };

/** The first broken rule of each field, by path; empty when all is well. */
export function faultsOf(schema: Schema, values: unknown): Record<string, Fault> {
  try {
    schema.validateSync(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const faults: Record<string, Fault> = {};
    for (const { path = '', message, params = {} } of error.inner.length > 0 ? error.inner : [error])
      faults[path] ??= { code: message, params };
    return faults;
  }
}
