import { runVerb } from './boot/run-verb.mjs';

await runVerb('check/facade/facade.ts');
