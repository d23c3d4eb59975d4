import { lazy, object, string, ValidationError, type ObjectShape, type Schema, type StringSchema } from 'yup';
import { LIMITS } from './descriptor-limits.ts';

const notKnown = ({ originalPath, properties }: { originalPath?: string; properties: string }) =>
  `${originalPath || 'it'} says ${properties.slice(0, 200)}, which this gateway does not know`;

/** Has no other keys than these. */
export const closed = <S extends ObjectShape>(fields: S) => object(fields).exact(notKnown);

export const line = string().max(LIMITS.letters, `\${path} has more than ${LIMITS.letters} letters`);

export const inLanguages = (words: StringSchema) => closed({ tw: words.required(), hk: words, en: words.required() });
export const title = inLanguages(string().max(LIMITS.titleLetters));
export const sentence = inLanguages(string().max(LIMITS.sentenceLetters));

export const name = string()
  .matches(/^[a-z][a-z0-9-]{0,23}$/, '${path} is no name')
  .required();

const CODE = new RegExp(String.raw`^(?:\*|[A-Za-z0-9][\w .-]{0,${LIMITS.codeLetters - 1}})$`);

export const byCode = (value: Schema) =>
  lazy((rows: unknown) => {
    const codes = Object.keys((rows as object | null | undefined) ?? {});
    return object(Object.fromEntries(codes.map((code) => [code, value])))
      .test('codes', '${path} has what is no code', () => codes.every((code) => CODE.test(code)))
      .test('many', `\${path} has more than ${LIMITS.words} words`, () => codes.length <= LIMITS.words);
  });

function errorsBy(schema: Schema, value: unknown): ValidationError[] {
  try {
    schema.validateSync(value, { strict: true, abortEarly: false, disableStackTrace: true });
    return [];
  } catch (error) {
    if (error instanceof ValidationError) return error.inner;
    throw error;
  }
}

/** At publish, a key that is not looked at would be published unread; in a row that a newer gateway wrote, it does no harm. */
export type ShapeOptions = { ignoreUnknown?: boolean };

export const faultsBy = (schema: Schema, value: unknown, { ignoreUnknown = false }: ShapeOptions = {}): string[] =>
  errorsBy(schema, value)
    .filter(({ type }) => !(ignoreUnknown && type === 'exact'))
    .map(({ message }) => message);

export const twice = (names: string[]): string[] =>
  names.filter((one, at) => names.indexOf(one) !== at).map((one) => `there are two of ${one}`);
