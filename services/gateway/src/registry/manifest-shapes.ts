import { lazy, object, string, ValidationError, type Schema } from 'yup';

const inLanguages = (most: number) => {
  const words = string().max(most).required();
  return object({ tw: words, hk: string().max(most), en: words });
};
export const title = inLanguages(60);
export const sentence = inLanguages(120);

export const name = string()
  .matches(/^[a-z][a-z0-9-]{0,23}$/, '${path} is no name')
  .required();

const CODE = /^(?:\*|[A-Za-z0-9][\w .-]{0,47})$/;
const MOST_WORDS = 300;

export const byCode = (value: Schema) =>
  lazy((rows: unknown) => {
    const codes = Object.keys((rows as object | null | undefined) ?? {});
    return object(Object.fromEntries(codes.map((code) => [code, value])))
      .test('codes', '${path} has what is no code', () => codes.every((code) => CODE.test(code)))
      .test('many', `\${path} has more than ${MOST_WORDS} words`, () => codes.length <= MOST_WORDS);
  });

export function faultsBy(schema: Schema, value: unknown): string[] {
  try {
    schema.validateSync(value, { strict: true, abortEarly: false });
    return [];
  } catch (error) {
    if (error instanceof ValidationError) return error.errors;
    throw error;
  }
}

export const twice = (names: string[]): string[] =>
  names.filter((one, at) => names.indexOf(one) !== at).map((one) => `there are two of ${one}`);
