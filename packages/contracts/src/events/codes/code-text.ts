import type { SerialBatchKind } from './states.ts';

/** Once blanks and hyphens are gone. Partners' codes may have any letters and digits. */
export const CODE_SHORTEST = 8;
export const CODE_LONGEST = 32;
export const ERROR_LIMIT = 10;
export const SHOW_LEFT_FROM = 5;

/** Half-width, upper case, without blanks and hyphens. Look-alikes stay: partners' codes are foreign. */
export const normalCode = (typed: string): string =>
  // Most of a million rows are in this form already.
  PLAIN.test(typed)
    ? typed
    : typed
        .normalize('NFKC')
        .toUpperCase()
        .replace(/[\s\p{Pd}\p{Cf}_ー−]/gu, '');
const PLAIN = /^[A-Z0-9]*$/;

/** null when it may be one. Judges the normal form. */
export function faultOfCode(code: string): 'short' | 'long' | 'signs' | null {
  if (PLAIN.test(code)) return code.length < CODE_SHORTEST ? 'short' : code.length > CODE_LONGEST ? 'long' : null;
  return [...code].length < CODE_SHORTEST ? 'short' : 'signs';
}

/** Between two codes; within one there are hyphens, or blanks between groups that are shorter than a code. */
const BETWEEN = /[\s,;、，；|/]+/u;

export const areTwoCodes = (typed: string): boolean =>
  typed.split(BETWEEN).filter((part) => faultOfCode(normalCode(part)) === null).length > 1;

/** The site's own are; partners print theirs in unknown ways, so theirs stand without blanks and hyphens. */
export const isInFours = (kind: SerialBatchKind, code: string): boolean =>
  kind === 'generated' && code.length % 4 === 0;

export const inFours = (code: string): string => code.match(/.{1,4}/g)?.join('-') ?? '';

/** Its last four signs, `••••2026`, whatever its length. */
export const maskedCode = (code: string): string => `••••${code.slice(-4)}`;
