import { runVerb } from './boot/run-verb.mjs';

await runVerb('conformance/conformance.ts');
