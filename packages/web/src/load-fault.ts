/** Code, or a part of it, that could not be had. `reason` goes into the report, the player sees only the code. */
export class LoadFault extends Error {
  constructor(reason: string, options?: ErrorOptions) {
    super(`cannot be loaded: ${reason}`, options);
  }
}

/** What the work gave, or a fault when it takes longer. */
export async function within<Result>(limitMs: number, work: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new LoadFault('timeout')), limitMs);
  });
  return Promise.race([work, limit]).finally(() => clearTimeout(timer));
}

const RETRY_AFTER_MS = 400;
const EARLY_MS = 3_000;

/** A fault that comes early is tried a second time before anybody is told: a train leaves the tunnel. */
export async function tryTwice<Result>(load: (anew: boolean) => Promise<Result>): Promise<Result> {
  const began = performance.now();
  try {
    return await load(false);
  } catch (fault) {
    if (performance.now() - began > EARLY_MS) throw fault;
    await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS));
    return load(true);
  }
}
