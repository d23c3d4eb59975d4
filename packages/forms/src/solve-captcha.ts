import { inForeignPage, siteAddress } from '@hub/web';
import { solveChallengeWorkers, type Challenge } from 'altcha/lib';

/** `until`: epoch ms, by this device's clock. */
export type SolvedCaptcha = { token: string; until: number };

const shaWorker = new URL('altcha/workers/sha', import.meta.url);
const pbkdf2Worker = new URL('altcha/workers/pbkdf2', import.meta.url);

const LIMIT_MS = 60_000;
const SHORTEST_MS = 30_000;
const MOST_WORKERS = 4;

/** In workers of our own origin. Throws when either does not work out. */
export async function solveCaptcha(challengeUrl: string, signal: AbortSignal): Promise<SolvedCaptcha> {
  const response = await fetch(siteAddress(challengeUrl), { credentials: 'same-origin', cache: 'no-store', signal });
  if (!response.ok) throw new Error(`captcha challenge: ${response.status}`);
  const challenge = (await response.json()) as Challenge;
  const controller = new AbortController();
  const stop = () => controller.abort();
  signal.addEventListener('abort', stop);
  try {
    const solution = await solveChallengeWorkers({
      challenge,
      concurrency: workerCount(),
      controller,
      createWorker,
      timeout: LIMIT_MS,
    });
    if (!solution) throw new Error('captcha challenge: not solved in time');
    const { parameters, signature } = challenge;
    return {
      token: btoa(JSON.stringify({ challenge: { parameters, signature }, solution })),
      until: goodUntil(challenge),
    };
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

/** Taken as they are: a bundled worker would begin as a container, which only a page is. */
function createWorker(algorithm: string): Worker {
  const script = algorithm.startsWith('SHA') ? shaWorker : pbkdf2Worker;
  if (!inForeignPage()) return new Worker(script, { name: 'captcha' });
  // A worker's own script must be of the page's origin; what it brings in need not be.
  const words = new Blob([`importScripts(${JSON.stringify(script)})`], { type: 'text/javascript' });
  const address = URL.createObjectURL(words);
  const worker = new Worker(address, { name: 'captcha' });
  URL.revokeObjectURL(address);
  return worker;
}

function workerCount(): number {
  return Math.max(1, Math.min(MOST_WORKERS, (navigator.hardwareConcurrency || 2) - 1));
}

/** A little before the server's end; a device whose clock runs ahead still gets half a minute. */
function goodUntil({ parameters: { expiresAt } }: Challenge): number {
  const earliest = Date.now() + SHORTEST_MS;
  return expiresAt === undefined ? Infinity : Math.max(earliest, expiresAt * 1000 - SHORTEST_MS);
}
