import { AREA_NAME, BUILD_NAME } from '@hub/contracts/releases';
import { InvalidInput } from '@hub/nest-kit/http';

export function jsonOf(body: unknown): unknown {
  try {
    return JSON.parse(Buffer.isBuffer(body) ? body.toString('utf8') : '');
  } catch {
    throw new InvalidInput({ msg: { code: 'BODY_MALFORMED' } });
  }
}

export const isArea = (text: string): boolean => AREA_NAME.test(text);
export const isBuild = (text: string): boolean => BUILD_NAME.test(text);

/** The page after a revision; the first page for what is no revision. */
export function pageBefore(text: unknown): number | undefined {
  const revision = Number(text);
  return Number.isSafeInteger(revision) && revision > 0 ? revision : undefined;
}
