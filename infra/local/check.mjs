import { runVerb } from './boot/run-verb.mjs';

await runVerb('check/check.ts');
