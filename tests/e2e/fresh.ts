import { randomBytes, randomUUID } from 'node:crypto';
import { listens } from './recorded/listen.ts';

const RANGE = 200_000;
const ofWorker = Number(process.env.TEST_PARALLEL_INDEX ?? 0) * RANGE;
/** Where a worker of a run begins to count: what is recorded is the same each time. */
export const anyNumber = (): number => (listens ? 0 : ofWorker + Math.floor(Math.random() * 0.9 * RANGE));
let number = anyNumber();
/** A role id that no other test of this run uses. */
export const freshRole = (): string => String(300_000_000 + ++number);
export const freshEmail = (): string =>
  `e2e-${listens ? String(++number).padStart(8, '0') : randomUUID().slice(0, 8)}@example.com`;
/** What tells a thing of this run from those of all runs before. */
export const freshStamp = (): string => (listens ? String(++number) : String(Date.now()));

/** An address that no other player of this run has: what is limited for each address must not add up over the tests. */
export const freshAddress = (): string => [10, ...randomBytes(3)].join('.');
