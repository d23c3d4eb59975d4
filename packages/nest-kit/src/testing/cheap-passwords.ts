import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

const real = crypto.argon2;

/** A hash that is made to cost a processor 20 ms is made thousands of times in a run. Only what loads this file has it cheap. */
crypto.argon2 = (algorithm, parameters, done) =>
  real(algorithm, { ...parameters, memory: 8 * parameters.parallelism, passes: 1 }, done);
syncBuiltinESMExports();
