import type { IncomingMessage } from 'node:http';
import type { Route } from '@hub/contracts/shared';

const SMALL_BYTES = 64 * 1024;
const FILES_FROM_KB = 1024;

export function bringsFiles(route: Route, { headers }: IncomingMessage): boolean {
  if (route.bodyKb <= FILES_FROM_KB) return false;
  const declared = headers['content-length'];
  return declared === undefined ? headers['transfer-encoding'] !== undefined : Number(declared) > SMALL_BYTES;
}
