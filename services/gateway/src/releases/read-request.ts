import { InvalidInput } from '@hub/nest-kit/http';

export function jsonOf(body: unknown): unknown {
  try {
    return JSON.parse(Buffer.isBuffer(body) ? body.toString('utf8') : '');
  } catch {
    throw new InvalidInput({ msg: { code: 'BODY_MALFORMED' } });
  }
}

const AREA = /^[a-z][a-z0-9-]{0,15}$/;
export const isArea = (text: string): boolean => AREA.test(text);

/** The page after a revision; the first page for what is no revision. */
export function pageBefore(text: unknown): number | undefined {
  const revision = Number(text);
  return Number.isSafeInteger(revision) && revision > 0 ? revision : undefined;
}
