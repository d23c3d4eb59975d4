import { runVerb } from './boot/run-verb.mjs';

await runVerb('texts/texts.ts');
