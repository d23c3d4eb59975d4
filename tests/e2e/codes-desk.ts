import type { Browser, Download, Page } from '@playwright/test';
import { anyNumber, expect } from './hub.ts';

export const TITLE = '夏日禮包';
let number = anyNumber();
/** A code that no other test of this run uses. */
export const freshCode = (): string => `PARTNER${String(++number).padStart(7, '0')}`;
/** A keyword that no other test of this run uses. */
export const freshWord = (): string => `Happy Summer ${++number}`;
export const csv = (...rows: string[]) => ({
  name: 'codes.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(['serial_no,category_code,note', ...rows].join('\r\n')),
});

/** A draft of H73 with one reward, as its form would make it. Gives its number. */
export function freshEvent(page: Page, name: string): Promise<number> {
  return page.evaluate(
    async ([title, event]) => {
      const me = (await (await fetch('/api/staff/me')).json()) as { data?: { csrf: string }; csrf?: string };
      const mail = { mail_title: title, mail_body: '', items: [{ item_code: 'gift_box_a', qty: 1 }], expire_days: 30 };
      const answer = await fetch('/api/staff/events', {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'idempotency-key': crypto.randomUUID().replaceAll('-', ''),
          'x-csrf-token': me.data?.csrf ?? me.csrf ?? '',
        },
        body: JSON.stringify({
          game_id: 'H73',
          name: event,
          intro: '',
          art: 'summer',
          starts: '2020-01-01T00:00',
          ends: '2099-12-31T23:59',
          error_limit: 10,
          pace: 'at_once',
          keyword: true,
          categories: [{ id: 0, title, per_account: 1, open: true, ...mail }],
        }),
      });
      const { data } = (await answer.json()) as { data: { row: { id: number } } };
      return data.row.id;
    },
    [TITLE, name] as const,
  );
}

/** What every form of a new batch asks for. */
export async function fillBatch(page: Page, name: string): Promise<void> {
  const reward = page.getByLabel('獎勵', { exact: true });
  await expect(reward.getByRole('option', { name: `1. ${TITLE}` })).toBeAttached();
  await reward.selectOption({ label: `1. ${TITLE}` });
  await page.getByLabel('批次名稱').fill(name);
}

export const status = (page: Page) =>
  page
    .getByRole('main')
    .getByText(/^(已備妥|等您確認|已取消|已停用)$/)
    .first();

/** Types a code as somebody pastes it, and reads what became of it. */
export async function lookUp(page: Page, code: string, found: string): Promise<void> {
  await page.goto('/staff/serials/lookup');
  await expect(page.getByText(/每次查詢都會留在稽核紀錄/)).toBeVisible();
  await page.getByLabel('序號', { exact: true }).fill(` ${code.slice(0, 4).toLowerCase()}-${code.slice(4)} `);
  await expect(page.getByText(`整理後：${code}`, { exact: true })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: `••••${code.slice(-4)} 的情況`, exact: true })).toContainText(found);
}

/** The lines of a file that was downloaded. */
export async function linesOf(download: Download): Promise<string[]> {
  const parts: Buffer[] = [];
  for await (const part of await download.createReadStream()) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8').trim().split(/\r?\n/);
}

/** A browser of its own, for the second person. */
export async function another(browser: Browser, baseURL: string | undefined): Promise<Page> {
  return (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage();
}
