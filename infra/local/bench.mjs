import { runVerb } from './boot/run-verb.mjs';

await runVerb('bench/bench.ts');
