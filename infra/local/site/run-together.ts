/* Runs parts in one process beside its parent's, which names them in a message. */
import { pathToFileURL } from 'node:url';
import type { Part, Start } from './process-handle.ts';
import { closeWhenStopped, failed } from './when-stopped.ts';

const run = async ({ file, env }: Part) => ((await import(pathToFileURL(file).href)) as { start: Start }).start(env);

process.once('message', (parts: Part[]) => {
  Promise.all(parts.map(run)).then((running) => {
    closeWhenStopped(() => Promise.all(running.map((one) => one.close())));
    process.send?.({ ready: running.map(({ url }) => url) });
  }, failed);
});
