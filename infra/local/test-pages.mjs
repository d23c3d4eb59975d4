import { runVerb } from './boot/run-verb.mjs';

await runVerb('test/pages.ts');
