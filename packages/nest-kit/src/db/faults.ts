import { QueryFailedError } from 'typeorm';

const errnoOf = (error: unknown): number => {
  const fault = error as { errno?: number; driverError?: { errno?: number } };
  return (error instanceof QueryFailedError ? fault.driverError?.errno : fault?.errno) ?? 0;
};

/** Deadlock, lock wait, changed row under snapshot isolation: run the whole transaction again. */
export const isRetryable = (error: unknown): boolean => [1213, 1205, 1020].includes(errnoOf(error));

/** A unique key said no. `index` narrows it to one key by its name. */
export function isDuplicate(error: unknown, index?: string): boolean {
  if (errnoOf(error) !== 1062) return false;
  return index === undefined || String((error as Error).message).includes(index);
}
