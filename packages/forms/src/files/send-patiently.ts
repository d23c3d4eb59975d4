import { isApiFault } from '@hub/web';

const TRIES = 3;
const LONGEST_S = 10;

/** Tries again by itself while the server says that it is busy and for how long. */
export async function sendPatiently<Answer>(send: () => Promise<Answer>, signal: AbortSignal): Promise<Answer> {
  for (let left = TRIES - 1; ; left -= 1) {
    try {
      return await send();
    } catch (thrown) {
      const seconds = isApiFault(thrown) && thrown.status === 503 ? thrown.retryAfter : undefined;
      if (left === 0 || seconds === undefined || seconds > LONGEST_S) throw thrown;
      await pause(seconds * 1000, signal);
    }
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, ms);
    signal.addEventListener('abort', stop);
  });
}
