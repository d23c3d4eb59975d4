/* Runs one part in a process of its own: `run-part.ts <name> <file>`, told by its parent, with the part's environment. */
import { pathToFileURL } from 'node:url';
import type { Start } from './process-handle.ts';
import { closeWhenStopped, failed } from './when-stopped.ts';

const [, , , file = ''] = process.argv;

try {
  const { start } = (await import(pathToFileURL(file).href)) as { start: Start };
  const running = await start(process.env);
  closeWhenStopped(() => running.close());
  process.send?.({ ready: running.url });
} catch (error) {
  failed(error);
}
