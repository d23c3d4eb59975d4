import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, signInFresh, siteFolder, test } from './hub.ts';

test.use({ viewport: { width: 1280, height: 800 } });

const GAME = 'MA96';
const PAGE = `/staff/keys?game=${GAME}`;
type Links = Record<string, { base_url: string; keys: { kid: string; alg: string; key: string }[] }>;

/** The game's engineers put a new key beside the old one. */
function giveTheGame(kid: string, key: string): void {
  const file = join(siteFolder(), 'game-links.json');
  const links = JSON.parse(readFileSync(file, 'utf8')) as Links;
  links[GAME]?.keys.unshift({ kid, alg: 'HS256', key });
  writeFileSync(`${file}.test`, JSON.stringify(links));
  renameSync(`${file}.test`, file);
}

async function approve(page: Page, name: RegExp): Promise<void> {
  const request = page.getByRole('group', { name });
  await request.getByRole('button', { name: '核准', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: '核准', exact: true }).click();
  await expect(request).toContainText('核准好了');
}

const link = (page: Page) => page.getByRole('region', { name: '伺服器連線' });

/** Asks for it, and waits until the request stands; the secret of a new key is shown there. */
async function ask(page: Page): Promise<string> {
  await page.getByRole('button', { name: '送出，等另一位核准' }).click();
  const asked = page.getByRole('group', { name: '已提出' });
  await expect(asked).toBeFocused();
  const secret = asked.locator('code').first();
  return (await secret.isVisible()) ? ((await secret.textContent()) ?? '') : '';
}

test('two owners move a game’s server and replace its key; what the game lacks is told until it has it', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  await signInFresh(page, 'owner', PAGE);
  const address = (await link(page).locator('code').first().textContent()) ?? '';
  expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  const moved = address.replace('127.0.0.1', 'localhost');
  await link(page).getByRole('link', { name: '變更位址' }).click();
  await page.getByLabel('新位址').fill(moved);
  await page.getByLabel('原因').fill('遊戲方搬遷機房');
  await ask(page);
  await page.goto(PAGE);
  await link(page).getByRole('link', { name: '更換 ma96-link-local', exact: true }).click();
  await page.getByLabel('新金鑰的名稱').fill('ma96-link-2027');
  await page.getByLabel('原因').fill('每半年例行更換');
  const secret = await ask(page);
  expect(secret).toMatch(/^[\w-]{43}$/);

  const second = await (await browser.newContext({ ...(baseURL && { baseURL }), locale: 'zh-TW' })).newPage();
  await signInFresh(second, 'owner2', '/staff/approvals');
  await approve(second, /遊戲伺服器位址/);
  await approve(second, /ma96-link-2027/);
  await second.context().close();

  await page.goto(PAGE);
  await expect(link(page).getByText(moved, { exact: true })).toBeVisible();
  const testButton = link(page).getByRole('button', { name: '測試連線' });
  await testButton.click();
  const told = link(page).getByRole('status');
  await expect(told.getByText('簽章被拒絕：遊戲還沒有這把金鑰，或密鑰不同')).toHaveCount(1);
  await expect(told.getByText('簽章通過')).toHaveCount(1);
  giveTheGame('ma96-link-2027', secret);
  await expect(async () => {
    await testButton.click();
    await expect(told.getByText('連線正常，金鑰都通過')).toBeVisible({ timeout: 4000 });
  }).toPass({ timeout: 30_000 });
  await expect(told.getByText('簽章通過')).toHaveCount(2);
});
