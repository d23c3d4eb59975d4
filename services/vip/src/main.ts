import { startOpeningSoon } from '@hub/nest-kit/http';
import { runWhenEntry, type StartProcess } from '@hub/nest-kit/process';

/** Starts the HTTP process of vip, which answers that it opens soon. */
export const start: StartProcess = (env) => startOpeningSoon('vip', env);

await runWhenEntry(import.meta.url, start);
