import { readFileSync } from 'node:fs';

/** What a simulator says to a call. Without a body it is only a status, and perhaps the place to go to. */
export type Answer = { status: number; type?: string; body?: string; location?: string };

export const json = (value: unknown, status = 200): Answer => ({
  status,
  type: 'application/json',
  body: JSON.stringify(value),
});
export const html = (body: string, status = 200): Answer => ({ status, type: 'text/html', body });
export const nothing: Answer = { status: 204 };
export const goTo = (location: string): Answer => ({ status: 303, location });

/** A script that the page of somebody else loads. */
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
