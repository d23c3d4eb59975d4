const PATIENCE_MS = 1000;

/** A command may wait in a pipeline behind one that hangs, and has its own time only then: the caller has waited by then. */
export async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, refuse) => {
    timer = setTimeout(refuse, PATIENCE_MS, new Error('redis hangs'));
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
