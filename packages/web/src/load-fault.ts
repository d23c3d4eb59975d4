import { siteAddress } from './foreign-page.ts';

/** Code, or a part of it, that could not be had. `reason` goes into the report, the player sees only the code. */
export class LoadFault extends Error {
  readonly reason: string;
  readonly file: string | undefined;

  constructor(reason: string, { file, ...options }: ErrorOptions & { file?: string } = {}) {
    super(`cannot be loaded: ${reason}`, options);
    this.reason = reason;
    this.file = file;
  }
}

export async function within<Result>(limitMs: number, work: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new LoadFault('timeout')), limitMs);
  });
  return Promise.race([work, limit]).finally(() => clearTimeout(timer));
}

const RETRY_AFTER_MS = 400;
const EARLY_MS = 3_000;
const REFRESH_MS = 2_000;

/** A file that is kept for a year with other bytes than were published would be refused for a year. Never fails. */
export async function fetchAnew(address: string): Promise<void> {
  await within(REFRESH_MS, fetch(siteAddress(address), { cache: 'reload' })).catch(() => undefined);
}

/** The file that a fault is about; the loader of chunks calls it `request`. */
export function fileOf(fault: unknown): string | undefined {
  if (!(fault instanceof Error)) return undefined;
  const { request, file } = fault as { request?: string; file?: string };
  return fileOf(fault.cause) ?? request ?? file;
}

/** A fault that comes early is tried a second time before anybody is told: a train leaves the tunnel. */
export async function tryTwice<Result>(load: (anew: boolean) => Promise<Result>): Promise<Result> {
  const began = performance.now();
  try {
    return await load(false);
  } catch (fault) {
    if (performance.now() - began > EARLY_MS) throw fault;
    const file = fileOf(fault);
    await Promise.all([file && fetchAnew(file), new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS))]);
    return load(true);
  }
}
