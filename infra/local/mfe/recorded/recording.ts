import { existsSync, readFileSync } from 'node:fs';
import type { Shape } from './shape.ts';

export type PlayerCaller = { game: string; role: string; uid: string; server: string; name: string };
/** Who made a call: nobody who is known, somebody of the staff, a member by mail, a role of a game, or the bearer of a token that an answer had. */
export type Caller = 'anybody' | { staff: string } | { member: string } | PlayerCaller | { token: string };

/**
 * A call that a page made. `{3.msg.id}` in it: what the call named `3` was answered. `once`: with an idempotency key.
 * `version`: of `If-Match`. `files`: of a form, by field. `given`: made by the journey and by no page; its answer is needed.
 */
export type RecordedCall = {
  name?: string;
  as: Caller;
  call: string;
  query?: Record<string, string>;
  once?: true;
  version?: string;
  body?: unknown;
  files?: string[];
  given?: true;
  status: number;
  answer: Shape;
};
export type Recording = { area: string; calls: RecordedCall[] };

export function lineOf({ call }: RecordedCall): { method: string; path: string } {
  const [method = '', path = ''] = call.split(' ');
  return { method, path };
}

/** Null where nobody recorded anything yet. */
export const readRecording = (file: string): Recording | null =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Recording) : null;

/** A line for each part of a call, so that a change of one is seen as that. */
export function writtenRecording({ area, calls }: Recording): string {
  const parts = (call: RecordedCall) =>
    Object.entries(call).map(([name, value]) => `"${name}": ${JSON.stringify(value)}`);
  const rows = calls.map((call) => `    {\n      ${parts(call).join(',\n      ')}\n    }`);
  return `{\n  "area": ${JSON.stringify(area)},\n  "calls": [\n${rows.join(',\n')}\n  ]\n}\n`;
}
