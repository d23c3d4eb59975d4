import { runVerb } from './boot/run-verb.mjs';

await runVerb('new-mfe/new-mfe.ts');
