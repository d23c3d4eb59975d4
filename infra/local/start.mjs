import { runVerb } from './boot/run-verb.mjs';

await runVerb('start/start.ts');
