import { runVerb } from './boot/run-verb.mjs';

await runVerb('build/build.ts');
