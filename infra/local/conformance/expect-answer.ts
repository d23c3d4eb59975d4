import type { Said } from './game-side.ts';

/** What a check found wrong, in words. */
export class Wrong extends Error {}

const SHOWN = 120;

/** What was said, for people. */
export const shown = ({ silence, status, text }: Said): string =>
  silence || `${status} ${text.replaceAll(/\s+/g, ' ').slice(0, SHOWN)}`.trim();

/** Throws `Wrong` unless it holds. */
export function must(holds: boolean, words: string): asserts holds {
  if (!holds) throw new Wrong(words);
}

/** An answer with this status, and in a refusal with this word. */
export function answered(said: Said, status: number | readonly number[], error?: string): void {
  const wanted = [status].flat();
  const isRight = wanted.includes(said.status) && (error === undefined || said.body?.error === error);
  const words = error ? `${wanted.join(' or ')} {"error":"${error}"}` : wanted.join(' or ');
  must(isRight, `expected ${words}, got ${shown(said)}`);
}

type Shape = { validateSync(value: unknown): unknown };

/** 200 with a body of this shape. */
export function answeredWell<T>(said: Said, shape: Shape): T {
  answered(said, 200);
  try {
    return shape.validateSync(said.body) as T;
  } catch (error) {
    throw new Wrong(`the body is not as it should be (${(error as Error).message}): ${shown(said)}`);
  }
}
