/** What a faked call answers besides the JSON of a success. */
export class Reply {
  constructor(
    readonly status: number,
    readonly body: unknown,
    readonly headers: Record<string, string> = {},
  ) {}
}

/** An answer with a status of its own: a refusal, or what comes with headers. */
export const reply = (status: number, body: unknown = {}, headers?: Record<string, string>): Reply =>
  new Reply(status, body, headers);

/** The line is dead: no answer at all. */
export const noAnswer = new Reply(0, null);

/** An answer that comes when the test says so. */
export function held<Answer>(answer: Answer): { answer: () => Promise<Answer>; release: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { answer: () => promise.then(() => answer), release: resolve };
}
