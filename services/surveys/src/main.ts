import { startOpeningSoon } from '@hub/nest-kit/http';
import { runWhenEntry, type StartProcess } from '@hub/nest-kit/process';

/** Starts the HTTP process of surveys, which answers that it opens soon. */
export const start: StartProcess = (env) => startOpeningSoon('surveys', env);

await runWhenEntry(import.meta.url, start);
