import type { AnyObject, InferType, ObjectSchema } from 'yup';

/** The payload holds ids only. `longestWaitS`: between two tries, in seconds. */
export type JobDeclaration<T extends AnyObject = AnyObject> = {
  name: string;
  payload: ObjectSchema<T>;
  tries: number;
  longestWaitS: number;
};
export type JobPayload<D extends JobDeclaration> = InferType<D['payload']>;

export function job<T extends AnyObject>(
  name: string,
  payload: ObjectSchema<T>,
  tries = 12,
  longestWaitS = Infinity,
): JobDeclaration<T> {
  return { name, payload, tries, longestWaitS };
}

/** A failure that no repetition will mend; the row is given up at once. */
export class UnrecoverableError extends Error {}

/** What does the work. It may run twice and must leave the same result. */
export type JobHandler = { job: JobDeclaration; run(payload: AnyObject): Promise<void> };

export function handles<D extends JobDeclaration>(
  declared: D,
  run: (payload: JobPayload<D>) => Promise<void>,
): JobHandler {
  return { job: declared, run: (payload) => run(payload as JobPayload<D>) };
}
