import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import type { BenchSite } from '../../../infra/local/bench/run-bench.ts';
import { siteToken } from '../site/demo-player.ts';

const TRIES = 100;
const PAUSE_MS = 200;

/** What is limited for each sender must not add up over the looks. */
export const anAddress = (): string => [10, ...randomBytes(3)].join('.');

async function fileReport(site: BenchSite, email: string): Promise<void> {
  await fetch(`${site.url}/api/questions/create_web_form`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-auth-token': await siteToken(site, { role: randomUUID() }) },
    body: JSON.stringify({ game_id: 'H73', question_type: '1', email, content: '月卡沒有入帳' }),
  });
}

async function codeTo({ mailUrl }: BenchSite, email: string): Promise<string> {
  for (let left = TRIES; left > 0; left -= 1) {
    const answer = await fetch(`${mailUrl}/api/mails?to=${encodeURIComponent(email)}`);
    const { mails } = (await answer.json()) as { mails: { subject: string }[] };
    const [code] = mails.flatMap(({ subject }) => /^(\d{6}) /.exec(subject)?.[1] ?? []);
    if (code) return code;
    await sleep(PAUSE_MS);
  }
  throw new Error(`no code came to ${email}`);
}

/** Somebody new, who has a report, is logged in on this page. A session of its own: whoever goes on with one changes its secret. */
export async function logInMember(page: Page, site: BenchSite): Promise<void> {
  const email = `looks-${randomUUID().slice(0, 8)}@example.com`;
  await fileReport(site, email);
  await page.goto(`${site.url}/member/login`);
  await page.getByLabel('電子信箱').fill(email);
  await page.getByRole('button', { name: '寄驗證碼給我' }).click();
  await page.getByText(`驗證碼已寄到 ${email}`).waitFor();
  await page.getByLabel('驗證碼', { exact: true }).fill(await codeTo(site, email));
  await page.getByRole('button', { name: '登入' }).click();
  await page.getByRole('heading', { level: 1, name: '我的資料' }).waitFor();
}
