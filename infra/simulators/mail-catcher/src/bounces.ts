import { createHmac } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

/** Where reports go, each to all: whose mail it was takes it. `key` (base64url) signs them. */
export type BounceHooks = { urls: readonly string[]; key: string };

const NOBODY = /^bounce[^@]*@/i;
const RETURN_PATH = /^bounce\+([0-9a-f]{32})@/;
const TRIES = 8;
const PAUSE_MS = 500;

/** Nobody is at home at `bounce@…`, `bounce-7@…`: such a mail is taken, as a relay takes it, and comes back. */
export const comesBack = (recipients: readonly string[]): boolean => recipients.some((address) => NOBODY.test(address));

/** Reports a mail that came back, by what its return path carries. */
export async function reportBounce({ urls, key }: BounceHooks, returnPath: string): Promise<void> {
  const [, token] = RETURN_PATH.exec(returnPath) ?? [];
  if (!token) return;
  const report = { token, status: '5.1.1', at: new Date().toISOString() };
  const text = `${report.token}\n${report.status}\n${report.at}`;
  const signature = createHmac('sha256', Buffer.from(key, 'base64url')).update(text).digest('hex');
  await Promise.all(urls.map((url) => tell(url, JSON.stringify({ ...report, signature }))));
}

/** A site that is still starting is asked again. */
async function tell(url: string, body: string): Promise<void> {
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      signal: AbortSignal.timeout(5000),
    }).catch(() => null);
    if (answer && answer.status < 500) return;
    await sleep(PAUSE_MS * attempt, undefined, { ref: false });
  }
}
