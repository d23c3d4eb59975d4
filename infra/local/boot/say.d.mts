/** An expected failure: its lines are shown to the person as they are, without a stack. */
export class Refusal extends Error {
  constructor(...lines: string[]);
  readonly lines: string[];
}
/** Milliseconds as a right-aligned text of seconds. */
export function seconds(ms: number): string;
/** One aligned line: a short name, what happened, and (optionally) how long it took. */
export function line(name: string, text: string, ms?: number): void;
/** A further line under the last one. */
export function note(text: string): void;
export function title(text: string): void;
/** Runs one step and prints its line with the time it took; `work` returns the words for the line ('' for none). */
export function step(
  name: string,
  doing: string,
  work: () => Promise<string> | string,
  options?: { slow?: boolean },
): Promise<string>;
/** Prints a failure: a Refusal as calm lines, anything else with its message only (the stack goes to `keep`). */
export function sayFailure(error: unknown, what: string, keep?: (stack: string) => string | undefined): void;
