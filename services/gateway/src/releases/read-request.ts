import { releaseMove, type ReleaseMove } from '@hub/contracts/releases';
import { InvalidInput } from '@hub/nest-kit/http';
import { ValidationError, type InferType, type Schema } from 'yup';

export function jsonOf(body: unknown): unknown {
  try {
    return JSON.parse(Buffer.isBuffer(body) ? body.toString('utf8') : '');
  } catch {
    throw new InvalidInput({ msg: { code: 'BODY_MALFORMED' } });
  }
}

/** Throws 400 with the field. */
export function moveIn(body: unknown): ReleaseMove {
  try {
    return releaseMove.validateSync(body, { stripUnknown: true, strict: false });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    throw new InvalidInput({ [error.path || 'msg']: { code: 'FIELD_INVALID' } });
  }
}

/** Throws 400 with the field and the code that the schema gives. */
export function valid<S extends Schema>(schema: S, body: unknown): InferType<S> {
  try {
    return schema.validateSync(body, { stripUnknown: true }) as InferType<S>;
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    throw new InvalidInput({ [error.path || 'msg']: { code: error.message } });
  }
}

const AREA = /^[a-z][a-z0-9-]{0,15}$/;
export const isArea = (text: string): boolean => AREA.test(text);

/** The page after a revision; the first page for what is no revision. */
export function pageBefore(text: unknown): number | undefined {
  const revision = Number(text);
  return Number.isSafeInteger(revision) && revision > 0 ? revision : undefined;
}
