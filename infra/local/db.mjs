import { runVerb } from './boot/run-verb.mjs';

await runVerb('db/db.ts');
