/* `npm run dev -w mfe-events`: run in the folder of a remote. */
import { basename } from 'node:path';
import { runVerb } from './boot/run-verb.mjs';

process.env.HUB_DEV_APP ??= basename(process.cwd());
await runVerb('dev/dev.ts');
