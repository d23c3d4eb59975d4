import type { IncomingMessage } from 'node:http';
import { Transform, type TransformCallback } from 'node:stream';
import { bodyStalled, bodyTooLarge } from '../http/problem.ts';

export const BODY_IDLE_MS = 30_000;
const LINGER_MS = 10_000;

/** The caller went away before the body was complete. */
export class CallerGone extends Error {}

/** Passes a body on, counts it and watches its pace; ends with 413, 408 or `CallerGone`. */
class BodyGate extends Transform {
  private passed = 0;
  private readonly idle: NodeJS.Timeout;

  constructor(
    private readonly limit: number,
    idleMs: number,
  ) {
    super();
    this.idle = setTimeout(() => this.destroy(bodyStalled()), idleMs);
  }

  override _transform(chunk: Buffer, _: BufferEncoding, done: TransformCallback): void {
    this.passed += chunk.length;
    this.idle.refresh();
    if (this.passed > this.limit) done(bodyTooLarge());
    else done(null, chunk);
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    clearTimeout(this.idle);
    done(error);
  }
}

/** Does a body follow? Throws 413 at once when the caller declares more than may come. */
export function expectsBody({ headers }: IncomingMessage, limitBytes: number): boolean {
  const declared = Number(headers['content-length'] ?? 0);
  const follows = declared > 0 || headers['transfer-encoding'] !== undefined;
  if (declared > limitBytes || (follows && limitBytes === 0)) throw bodyTooLarge();
  return follows;
}

/**
 * The request's body as a stream that keeps to `limitBytes`. The request itself is never destroyed, so that a refusal
 * can still be answered.
 */
export function gatedBody(request: IncomingMessage, limitBytes: number, idleMs = BODY_IDLE_MS): Transform {
  const gate = new BodyGate(limitBytes, idleMs);
  request.pipe(gate);
  request.once('close', () => {
    if (!request.complete) gate.destroy(new CallerGone());
  });
  // The rest of a refused body is read and thrown away, or the caller would get a reset in place of the answer.
  gate.once('close', () => {
    if (!request.complete) drain(request);
  });
  gate.on('error', () => {});
  return gate;
}

/** Reads what a refused caller still sends, for a while. */
export function drain(request: IncomingMessage): void {
  if (request.complete || request.destroyed) return;
  request.unpipe();
  request.resume();
  const timer = setTimeout(() => request.destroy(), LINGER_MS);
  request.once('close', () => clearTimeout(timer));
  request.once('end', () => clearTimeout(timer));
}
