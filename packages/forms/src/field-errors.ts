import { ValidationError, type Schema } from 'yup';

/** Renders the sentence of a code; `params` are those of the rule that failed (`min`, `max`, `length` …). */
export type FieldTexts = (code: string, params: Record<string, unknown>) => string;
export type FieldErrors = Readonly<Record<string, string>>;

/** The first broken rule of each field speaks. Empty when all is well. */
export async function checkValues(
  schema: Schema,
  values: Readonly<Record<string, unknown>>,
  texts: FieldTexts,
): Promise<FieldErrors> {
  try {
    await schema.validate(values, { abortEarly: false, stripUnknown: true });
    return {};
  } catch (error) {
    if (error instanceof ValidationError) return errorsOf(error, texts);
    throw error;
  }
}

export function errorsOf(error: ValidationError, texts: FieldTexts): FieldErrors {
  const single = error.inner.length > 0 ? error.inner : [error];
  const errors: Record<string, string> = {};
  for (const { path = '', message, params = {} } of single) errors[path] ??= texts(message, params);
  return errors;
}
