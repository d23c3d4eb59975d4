import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Route } from '@hub/contracts/shared';
import { filesBusy } from '../http/problem.ts';

const SMALL_BYTES = 64 * 1024;
const FILES_FROM_KB = 1024;
/** File calls of one household at once; a few phones of one family send two each. */
const AT_ONCE = 12;

export function bringsFiles(route: Route, { headers }: IncomingMessage): boolean {
  if (route.bodyKb <= FILES_FROM_KB) return false;
  const declared = headers['content-length'];
  return declared === undefined ? headers['transfer-encoding'] !== undefined : Number(declared) > SMALL_BYTES;
}

/** Keeps one household from taking all the room that files have. */
export class UploadSemaphore {
  private readonly running = new Map<string, number>();

  /** Counts the call until its answer is over; throws 503 when too many of this household run. */
  take(network: string, raw: ServerResponse): void {
    const now = this.running.get(network) ?? 0;
    if (now >= AT_ONCE) throw filesBusy();
    this.running.set(network, now + 1);
    raw.once('close', () => this.give(network));
  }

  private give(network: string): void {
    const left = (this.running.get(network) ?? 1) - 1;
    if (left > 0) this.running.set(network, left);
    else this.running.delete(network);
  }
}
