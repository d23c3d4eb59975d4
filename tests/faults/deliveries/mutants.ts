import { fileURLToPath } from 'node:url';
import type { Field } from './field.ts';
import { twiceIn } from './ledger.ts';
import type { SwitchedRedis } from './redis-switch.ts';
import { JOBS } from './worker-jobs-only.ts';

/** The real worker with one safety taken out, and what the check then has to find. */
export type Mutant = {
  name: string;
  workerFile: string;
  ask(field: Field, redis: SwitchedRedis, many: number): Promise<void>;
  /** With how many deliveries it went wrong for good. */
  harm(field: Field): Promise<number>;
};

const fileOf = (name: string) => fileURLToPath(new URL(name, import.meta.url));
const AN_HOUR_MS = 3_600_000;

const newNames: Mutant = {
  name: 'every retry has a name of its own',
  workerFile: fileOf('./worker-new-names.ts'),
  ask: (field, _redis, many) => field.ask(many),
  harm: async (field) => twiceIn(await field.applied()),
};

const jobsOnly: Mutant = {
  name: 'there is a job instead of a row that is due',
  workerFile: fileOf('./worker-jobs-only.ts'),
  ask: async (field, redis, many) => {
    await field.ask(many, new Date(Date.now() + AN_HOUR_MS));
    await redis.direct((client) => client.zadd(JOBS, ...field.asked.flatMap((name) => [0, name])));
  },
  // Nothing goes any more, and something is open: that is lost.
  harm: async (field) => ((await field.soon()) === 0 ? field.open() : 0),
};

export const mutants: readonly Mutant[] = [newNames, jobsOnly];
