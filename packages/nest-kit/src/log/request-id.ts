import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

const running = new AsyncLocalStorage<string>();

export const asRequest = <T>(rid: string, work: () => T): T => running.run(rid, work);

/** Of the request or job that runs; undefined in work that nobody asked for. */
export const currentRequest = (): string | undefined => running.getStore();

/** The same, or a new one: a call without any could not be found again. */
export const requestId = (): string => running.getStore() ?? randomUUID();
