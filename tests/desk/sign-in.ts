import { createHash } from 'node:crypto';
import { closeSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { staffCode } from '../../infra/local/token/staff-code.mjs';

/** How browsers that tests and benches drive come to the desk, in its zh-TW words. */

type Password = { login: string; password: string };
type Account = Password & { totp_secret: string };

const STEP_MS = 30_000;
const TRIES = 3;

/**
 * A code of an authenticator app that nobody else with this `folder` takes: each serves once. Waits for the next step of
 * 30 s when those of now are gone.
 */
export async function freshAppCode(secret: string, folder: string): Promise<string> {
  for (;;) {
    for (const ahead of [0, STEP_MS]) {
      const { code, step } = staffCode(secret, Date.now() + ahead);
      const name = `${createHash('sha256').update(secret).digest('hex').slice(0, 16)}-${step}`;
      if (claims(join(folder, 'codes'), name)) return code;
    }
    await sleep(1000);
  }
}

/** One file per claim: workers are processes of their own. */
function claims(folder: string, name: string): boolean {
  mkdirSync(folder, { recursive: true });
  try {
    closeSync(openSync(join(folder, name), 'wx'));
    return true;
  } catch {
    return false;
  }
}

/** Login and password at the door `url`; the second step is still to come. */
export async function sendPassword(page: Page, url: string, { login, password }: Password): Promise<void> {
  await page.goto(url);
  await page.getByLabel('帳號').fill(login);
  await page.getByLabel('密碼', { exact: true }).fill(password);
  await page.getByRole('button', { name: '登入', exact: true }).click();
}

/** Both steps, until the desk is there. Somebody else may be quicker with a later code: then once more. */
export async function signInWithBoth(page: Page, url: string, account: Account, folder: string): Promise<void> {
  await sendPassword(page, url, account);
  const code = page.getByLabel('驗證碼', { exact: true });
  const desk = page.getByRole('button', { name: '登出', exact: true });
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    await code.waitFor();
    await code.fill(await freshAppCode(account.totp_secret, folder));
    await page.getByRole('button', { name: '登入', exact: true }).click();
    await desk.or(page.getByText('驗證碼不正確')).first().waitFor();
    if (await desk.isVisible()) return;
  }
  throw new Error(`${account.login} could not sign in with ${TRIES} codes`);
}
