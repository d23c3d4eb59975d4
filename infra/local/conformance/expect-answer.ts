import type { Said } from './game-side.ts';

export class Wrong extends Error {
  /** Where to look, when the answer itself tells more than the check can. */
  readonly hint: string | undefined;

  constructor(words: string, hint?: string) {
    super(words);
    this.hint = hint;
  }
}

const SHOWN = 120;

export const shown = ({ silence, status, text }: Said): string =>
  silence || `${status} ${text.replaceAll(/\s+/g, ' ').slice(0, SHOWN)}`.trim();

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

const firstHints: Record<number, string> = {
  400: '400 to a look-up: is --game the id under which the site knows your game?',
  401: 'The call was signed with the --kid and --secret that you gave. Is it the secret you keep under that name, read as base64url? Is your clock right? ',
  404: 'Nothing there, or no such role: is the address the one before /partner/v1, and --role (with --host) a role that exists?',
};

/** Like `run`; when an answer that was none of ours came back, the hint is what to look at for that answer. */
export async function firstCall(hint: string, ask: () => Promise<Said>, run: (said: Said) => void): Promise<void> {
  const said = await ask();
  try {
    run(said);
  } catch (error) {
    if (!(error instanceof Wrong) || said.silence !== '') throw error;
    const known = firstHints[said.status];
    throw new Wrong(error.message, known && (said.status === 401 ? known + hint : known));
  }
}

export function answeredWell<T>(said: Said, shape: Shape): T {
  answered(said, 200);
  try {
    return shape.validateSync(said.body) as T;
  } catch (error) {
    throw new Wrong(`the body is not as it should be (${(error as Error).message}): ${shown(said)}`);
  }
}
