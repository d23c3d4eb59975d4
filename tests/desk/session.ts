import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Cookie } from '@playwright/test';
import { freshAppCode } from './sign-in.ts';

type Account = { login: string; password: string; totp_secret: string };
type Kept = { cookie: string; provenAt: number };

const TRIES = 3;

/** The cookie that an answer sets, `name=value`. */
const cookieOf = (answer: Response) => answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';

async function post(url: string, body: object, headers: Record<string, string>): Promise<Response> {
  const all = { 'content-type': 'application/json', origin: new URL(url).origin, ...headers };
  return fetch(url, { method: 'POST', headers: all, body: JSON.stringify(body) });
}

/** Both steps by HTTP, as the sign-in page sends them. */
async function signIn(origin: string, { login, password, totp_secret }: Account, folder: string): Promise<string> {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const half = cookieOf(await post(`${origin}/api/staff/login`, { login, password }, {}));
    const me = await fetch(`${origin}/api/staff/me`, { headers: { cookie: half } });
    const { csrf } = ((await me.json()) as { data: { csrf: string } }).data;
    const code = await freshAppCode(totp_secret, folder);
    const whole = await post(`${origin}/api/staff/second_factor`, { code }, { cookie: half, 'x-csrf-token': csrf });
    if (whole.ok) return cookieOf(whole);
  }
  throw new Error(`${login} could not sign in with ${TRIES} codes`);
}

const stillGood = async (origin: string, cookie: string): Promise<boolean> =>
  (await fetch(`${origin}/api/staff/me`, { headers: { cookie } })).ok;

/**
 * A session of this account for a browser. One of an earlier test is used again while it lasts and its second factor is not
 * older than `withinMs`: an app gives two codes a minute, and tests sign in more often.
 */
export async function staffSession(
  origin: string,
  account: Account,
  { folder, withinMs }: { folder: string; withinMs: number },
): Promise<Cookie> {
  const file = join(folder, `session-${account.login}.json`);
  let kept = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Kept) : undefined;
  if (!kept || Date.now() - kept.provenAt > withinMs || !(await stillGood(origin, kept.cookie))) {
    kept = { cookie: await signIn(origin, account, folder), provenAt: Date.now() };
    // Whole at once: another worker may be reading it.
    const whole = `${file}.${process.pid}`;
    writeFileSync(whole, JSON.stringify(kept));
    renameSync(whole, file);
  }
  const [name = '', value = ''] = kept.cookie.split('=');
  const { hostname } = new URL(origin);
  return { name, value, domain: hostname, path: '/', expires: -1, httpOnly: true, secure: false, sameSite: 'Lax' };
}
