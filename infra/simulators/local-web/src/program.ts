export type Env = Record<string, string | undefined>;

/** HOST and PORT of a simulator: this machine and a free port where nothing else is said. */
export const placeIn = ({ HOST = '127.0.0.1', PORT = '0' }: Env): { host: string; port: number } => ({
  host: HOST,
  port: Number(PORT),
});

export async function runAlone<Running extends { close(): Promise<void> }>(
  start: (env: Env) => Promise<Running>,
  words: (running: Running) => string,
): Promise<void> {
  const running = await start(process.env);
  process.stdout.write(`${words(running)}\n`);
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => void running.close().then(() => process.exit(0)));
}
