/** What still has to be stopped or removed before this process may end, newest last. */
const left: (() => Promise<unknown> | unknown)[] = [];
let going: Promise<void> | undefined;

/** Remembers something for the end; the answer forgets it again. */
export function atEnd(work: () => Promise<unknown> | unknown): () => void {
  left.push(work);
  return () => {
    const at = left.indexOf(work);
    if (at >= 0) left.splice(at, 1);
  };
}

async function takeDown(): Promise<void> {
  for (let work = left.pop(); work; work = left.pop()) {
    try {
      await work();
    } catch (error) {
      process.stderr.write(`  ${(error as Error).message}\n`);
    }
  }
}

export function tearDown(): Promise<void> {
  going ??= takeDown().finally(() => (going = undefined));
  return going;
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Calls back at the first signal that asks us to stop; npm and the terminal often send a second one, which says nothing new. */
export function onStopSignal(callBack: (signal: string) => void): void {
  let told = false;
  for (const signal of SIGNALS) {
    process.on(signal, () => {
      if (told) return;
      told = true;
      callBack(signal);
    });
  }
}
