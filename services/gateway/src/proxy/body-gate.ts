import type { IncomingMessage, ServerResponse } from 'node:http';
import { Transform, type TransformCallback } from 'node:stream';
import { isFormType, type Route } from '@hub/contracts/shared';
import { bodyStalled, bodyTooLarge, bodyUnknown } from '../http/problem.ts';

const LINGER_MS = 10_000;

/** Pauses of at most `idleMs`; once that much time is gone, `bytesPerS` on the whole. */
export type Pace = { idleMs: number; bytesPerS: number };
const usualPace: Pace = { idleMs: 30_000, bytesPerS: 4096 };

export class CallerGone extends Error {}

/** Passes a body on, counts it and watches its pace; ends with 413, 408 or `CallerGone`. */
export class BodyGate extends Transform {
  private passed = 0;
  private discards = false;
  private idle: NodeJS.Timeout;
  private until: number;

  constructor(
    private readonly limit: number,
    private readonly pace: Pace,
  ) {
    super();
    this.until = performance.now() + pace.idleMs;
    this.idle = this.watch();
  }

  override _transform(chunk: Buffer, _: BufferEncoding, done: TransformCallback): void {
    this.passed += chunk.length;
    this.until += (chunk.length / this.pace.bytesPerS) * 1000;
    clearTimeout(this.idle);
    this.idle = this.watch();
    if (this.discards) done();
    else if (this.passed > this.limit) done(bodyTooLarge());
    else done(null, chunk);
  }

  /** The service answers already: what still comes changes nothing, and must not cut that answer off. */
  discard(): void {
    this.discards = true;
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    clearTimeout(this.idle);
    done(error);
  }

  private watch(): NodeJS.Timeout {
    const left = Math.max(0, Math.min(this.pace.idleMs, this.until - performance.now()));
    return setTimeout(() => this.stalled(), left);
  }

  private stalled(): void {
    // What came is not fetched yet: the service is slow, not the caller.
    if (this.readableLength === 0) return void this.destroy(bodyStalled());
    this.until += this.pace.idleMs;
    this.idle = this.watch();
  }
}

/** Throws at once: 413 when the caller declares more than may come, 415 for a form where none is taken, and the other way round. */
export function expectsBody({ headers }: IncomingMessage, { bodyKb, form }: Pick<Route, 'bodyKb' | 'form'>): boolean {
  const limitBytes = bodyKb * 1024;
  const declared = Number(headers['content-length'] ?? 0);
  const follows = declared > 0 || headers['transfer-encoding'] !== undefined;
  if (declared > limitBytes || (follows && limitBytes === 0)) throw bodyTooLarge();
  if (follows && isFormType(headers['content-type']) !== form) throw bodyUnknown();
  return follows;
}

/** The request itself is never destroyed, so that a refusal can still be answered. */
export function gatedBody(request: IncomingMessage, limitBytes: number, pace = usualPace): BodyGate {
  const gate = new BodyGate(limitBytes, pace);
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

export function drain(request: IncomingMessage): void {
  if (request.complete || request.destroyed) return;
  request.unpipe();
  request.resume();
  const timer = setTimeout(() => request.destroy(), LINGER_MS);
  request.once('close', () => clearTimeout(timer));
  request.once('end', () => clearTimeout(timer));
}

/**
 * To be called before the head of an early answer. A line that its caller wants closed would be closed with that answer: what they still
 * send would reset it, and the answer with it. It is closed once they have sent all.
 */
export function endOnceSent(answer: ServerResponse): void {
  const { req: request } = answer;
  if (request.complete || answer.shouldKeepAlive) return;
  answer.shouldKeepAlive = true;
  const end = () => request.socket.end();
  request.once('end', () => (answer.writableFinished ? end() : answer.once('finish', end)));
}
