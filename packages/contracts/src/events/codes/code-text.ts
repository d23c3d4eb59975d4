import type { SerialBatchKind } from './states.ts';

/** A code has so many signs once blanks and hyphens are gone. Partners' codes may have any letters and digits. */
export const CODE_SHORTEST = 8;
export const CODE_LONGEST = 32;
/** Wrong entries after which redeeming is locked, where the event says nothing else. */
export const ERROR_LIMIT = 10;
/** From so many wrong entries on the page says how many are left. */
export const SHOW_LEFT_FROM = 5;

/**
 * A code as it is kept and compared: full-width signs made half-width, upper case, blanks and hyphens of every kind gone.
 * Nothing that looks alike is made the same: partners' codes are foreign.
 */
export const normalCode = (typed: string): string =>
  // Most of a million rows are in this form already.
  PLAIN.test(typed)
    ? typed
    : typed
        .normalize('NFKC')
        .toUpperCase()
        .replace(/[\s\p{Pd}\p{Cf}_ー−]/gu, '');
const PLAIN = /^[A-Z0-9]*$/;

/** What is wrong with a code before anybody looks for it; null when it may be one. Judges the normal form. */
export function faultOfCode(code: string): 'short' | 'long' | 'signs' | null {
  if (PLAIN.test(code)) return code.length < CODE_SHORTEST ? 'short' : code.length > CODE_LONGEST ? 'long' : null;
  return [...code].length < CODE_SHORTEST ? 'short' : 'signs';
}

/** Between two codes; within one there are hyphens, or blanks between groups that are shorter than a code. */
const BETWEEN = /[\s,;、，；|/]+/u;

export const areTwoCodes = (typed: string): boolean =>
  typed.split(BETWEEN).filter((part) => faultOfCode(normalCode(part)) === null).length > 1;

/**
 * Is a code written in groups of four? The site's own are, where they can be; partners print theirs in ways that the site
 * does not know, so theirs stand as they were imported, without blanks and hyphens.
 */
export const isInFours = (kind: SerialBatchKind, code: string): boolean =>
  kind === 'generated' && code.length % 4 === 0;

/** Groups of four with hyphens between them. */
export const inFours = (code: string): string => code.match(/.{1,4}/g)?.join('-') ?? '';

/** A code as staff sees it on lists and in traces, whatever its length and groups are: its last four signs, `••••2026`. */
export const maskedCode = (code: string): string => `••••${code.slice(-4)}`;
