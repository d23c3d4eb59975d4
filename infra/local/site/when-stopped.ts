const CLOSE_LIMIT_MS = 25_000;

/** Tells the parent why this process ends. */
export function failed(error: unknown): never {
  process.stderr.write(`${(error as Error).stack ?? String(error)}\n`);
  process.send?.({ failed: (error as Error).message });
  process.exit(1);
}

/** Closes what runs here when this process is told to stop. */
export function closeWhenStopped(close: () => Promise<unknown>): void {
  const stop = () => {
    setTimeout(() => process.exit(1), CLOSE_LIMIT_MS).unref();
    close().then(() => process.exit(0), failed);
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}
