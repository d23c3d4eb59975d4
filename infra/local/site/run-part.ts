/* Runs one part in a process of its own: `run-part.ts <name> <file>`, told by its parent, with the part's environment. */
import { pathToFileURL } from 'node:url';
import type { Start } from './process-handle.ts';

const CLOSE_LIMIT_MS = 25_000;
const [, , , file = ''] = process.argv;

function failed(error: unknown): never {
  process.stderr.write(`${(error as Error).stack ?? String(error)}\n`);
  process.send?.({ failed: (error as Error).message });
  process.exit(1);
}

try {
  const { start } = (await import(pathToFileURL(file).href)) as { start: Start };
  const running = await start(process.env);
  const stop = () => {
    setTimeout(() => process.exit(1), CLOSE_LIMIT_MS).unref();
    running.close().then(() => process.exit(0), failed);
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  process.send?.({ ready: running.url });
} catch (error) {
  failed(error);
}
