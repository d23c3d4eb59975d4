import { QueryFailedError } from 'typeorm';

type Fault = { errno?: unknown; code?: unknown; fatal?: unknown };

const faultIn = (error: unknown): Fault =>
  ((error instanceof QueryFailedError ? error.driverError : error) ?? {}) as Fault;
const errnoOf = (error: unknown): number => Number(faultIn(error).errno ?? 0);

/** Deadlock, lock wait, changed row under snapshot isolation: run the whole transaction again. */
const RETRYABLE = [1213, 1205, 1020];
export const isRetryable = (error: unknown): boolean => RETRYABLE.includes(errnoOf(error));

/** The server stopped a statement that took too long (MariaDB, MySQL). */
const STOPPED = [1969, 3024];
export const isStopped = (error: unknown): boolean => STOPPED.includes(errnoOf(error));

/** The server at the other end writes nothing any more: another one may. */
const READ_ONLY = [1290, 1836, 1047];
export const isReadOnly = (error: unknown): boolean => READ_ONLY.includes(errnoOf(error));

/** No disk left (3, 1021, 1026, 1030, 1114), no memory, no connections, shutting down, killed. */
const EXHAUSTED = [3, 1021, 1026, 1030, 1114, 1037, 1041, 1040, 1203, 1053, 1317, 1927];
const OF_THE_LINE = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

export class NoConnection extends Error {
  readonly code = 'POOL_EXHAUSTED';
}

/** The database is away, full or busy: the same call may succeed in a moment. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof NoConnection || isRetryable(error) || isStopped(error) || isReadOnly(error)) return true;
  const { code, fatal } = faultIn(error);
  if (EXHAUSTED.includes(errnoOf(error)) || OF_THE_LINE.has(String(code))) return true;
  return String(code).startsWith('PROTOCOL_') || (fatal === true && code === undefined);
}

/** Foreign character set (1366, 1267, 3988), too long (1406), too large (1264), no such moment (1292). */
export const isUnfitValue = (error: unknown): boolean => [1264, 1267, 1292, 1366, 1406, 3988].includes(errnoOf(error));

/** `index` narrows it to one key by its name. */
export function isDuplicate(error: unknown, index?: string): boolean {
  if (errnoOf(error) !== 1062) return false;
  return index === undefined || String((error as Error).message).includes(index);
}
