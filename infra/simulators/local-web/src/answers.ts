import { readFileSync } from 'node:fs';

/**
 * How an answer goes over the line when it does not go at once and as a whole. `never`: nothing comes, until the caller
 * hangs up. `reset`: the line breaks without an answer. `cut`: half of the body, then the line breaks. `drip`: a byte
 * every so many milliseconds. `twice`: a second answer right behind it, which nobody asked for.
 */
export type Manner =
  { kind: 'never' } | { kind: 'reset' } | { kind: 'cut' } | { kind: 'drip'; everyMs: number } | { kind: 'twice' };

/** What a simulator says to a call. Without a body it is only a status, and perhaps the place to go to. */
export type Answer = {
  status: number;
  type?: string;
  body?: string;
  /** A file that is sent as the body, instead of `body`. */ file?: string;
  location?: string;
  headers?: Record<string, string>;
  manner?: Manner;
};

export const json = (value: unknown, status = 200): Answer => ({
  status,
  type: 'application/json',
  body: JSON.stringify(value),
});
export const html = (body: string, status = 200): Answer => ({ status, type: 'text/html', body });
export const nothing: Answer = { status: 204 };
export const goTo = (location: string): Answer => ({ status: 303, location });

export const download = (name: string, type: string, held: { body: string } | { file: string }): Answer => ({
  status: 200,
  type,
  ...held,
  headers: { 'content-disposition': `attachment; filename="${name}"` },
});

export const script = (path: string): Answer => ({
  status: 200,
  type: 'text/javascript',
  body: readFileSync(path, 'utf8'),
});

/** The caller asked for what cannot be done: 400 unless it says otherwise. */
export class BadCall extends Error {
  readonly status: number;

  constructor(message: string, status = 400) {
    super(message);
    this.status = status;
  }
}
