import { runVerb } from './boot/run-verb.mjs';

await runVerb('mfe/mfe.ts');
