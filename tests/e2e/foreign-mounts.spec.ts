import type { Page } from '@playwright/test';
import { SLOW } from './attachment-form.ts';
import { serveExample, type ForeignHost } from './foreign-host-page.ts';
import { expect, freshEmail, freshRole, launcherUrl, partnerToken, siteUrl, test } from './hub.ts';

// Headers of a test would make each call one that wants leave.
test.use({ viewport: { width: 900, height: 900 }, extraHTTPHeaders: {} });

type Hub = { mount(element: Element, options: object): { unmount(): void } };
type Window = { PlayerHub: Hub; mounted?: { unmount(): void } };

let host: ForeignHost;
test.beforeEach(async ({ page }) => {
  const head = `<script src="${siteUrl()}/platform.js" defer></script>`;
  host = await serveExample({ at: launcherUrl(), head: `${head}<div id="beside"></div>` });
  await page.goto(host.url);
});
test.afterEach(() => host.close());

/** What a page of another site does by itself; answers the code of a refusal. */
const mount = (page: Page, place: string, options: object = {}) =>
  page.evaluate(
    ([selector, more]) => {
      const global = globalThis as unknown as Window;
      try {
        const mounted = global.PlayerHub.mount(document.querySelector(selector)!, {
          area: 'support',
          game: 'H73',
          ...more,
        });
        global.mounted = mounted;
        return 'mounted';
      } catch (fault) {
        return (fault as { code?: string }).code ?? String(fault);
      }
    },
    [place, options] as const,
  );
const unmount = (page: Page) => page.evaluate(() => (globalThis as unknown as Window).mounted?.unmount());
const session = (page: Page) => page.evaluate(() => sessionStorage.getItem('hub.session'));
const headingIn = (page: Page, place: string) => page.locator(place).getByRole('heading', { level: 1 });

test('a second mount is refused by its code and leaves the first as it was; after that one comes another', async ({
  page,
}) => {
  test.slow();
  const first = partnerToken(freshRole());
  expect(await mount(page, '#support', { token: first, page: '/service/H73/create', theme: 'dark' })).toBe('mounted');
  const words = page.locator('#support').getByLabel('問題描述');
  await words.fill('寫到一半');
  const before = await session(page);
  for (const place of ['#beside', '#support']) {
    expect(await mount(page, place, { token: partnerToken(freshRole()), language: 'en' })).toBe('ALREADY_MOUNTED');
  }
  expect([await session(page), await words.inputValue()]).toEqual([before, '寫到一半']);
  await expect(page.locator('#beside')).toBeEmpty();

  await unmount(page);
  await expect(page.locator('#support')).toBeEmpty();
  expect(await session(page)).toBeNull();
  expect(await mount(page, '#beside', { token: '', language: 'en', theme: 'light' })).toBe('mounted');
  const beside = page.locator('#beside');
  await expect(beside.getByRole('region', { name: 'Support' })).toBeVisible();
  // Its texts too, though the remote itself came in another language.
  await expect(beside.getByRole('link', { name: /^Report a problem/ })).toBeVisible();
  await expect(headingIn(page, '#beside')).toBeVisible();
  const scheme = await beside.locator('[data-hub-page]').evaluate((area) => getComputedStyle(area).colorScheme);
  expect([scheme, await session(page)]).toEqual(['light', null]);
});

test('unmounted while its token is exchanged it leaves nothing, and the next one keeps a token of its own', async ({
  page,
}) => {
  test.slow();
  const late: (() => void)[] = [];
  await page.route('**/init_setup', async (route) => {
    if (late.length === 0) await new Promise<void>((go) => late.push(go));
    await route.continue().catch(() => undefined);
  });
  const asked = page.waitForRequest('**/init_setup');
  await mount(page, '#support', { token: partnerToken(freshRole()) });
  await asked;
  await unmount(page);
  await expect(page.locator('#support')).toBeEmpty();
  expect(await session(page)).toBeNull();

  const role = freshRole();
  await mount(page, '#beside', { token: partnerToken(role) });
  await expect(headingIn(page, '#beside')).toBeVisible();
  await expect.poll(() => session(page)).toContain('"kind":"S"');
  const own = await session(page);
  const answered = page.waitForResponse('**/init_setup');
  late.forEach((go) => go());
  await answered;
  await page.waitForTimeout(500);
  expect(await session(page)).toBe(own);
  await expect(page.locator('#support')).toBeEmpty();
  await expect(headingIn(page, '#beside')).toBeVisible();
});

test('where an outside provider guards the forms of visitors, they report from there', async ({ page }) => {
  test.slow();
  await mount(page, '#support', { game: 'L33', page: '/service/L33/create' });
  const form = page.locator('#support');
  await expect(page.frameLocator('iframe[title^="Security check"]').getByText('已確認')).toBeVisible();
  await form.getByLabel('問題類型').selectOption({ label: '一般問題' });
  await form.getByLabel('電子信箱').fill(freshEmail());
  await form.getByLabel('手機號碼').fill('0912345678');
  await form.getByLabel('伺服器').selectOption({ index: 1 });
  await form.getByLabel('角色名稱').fill('小測');
  await form.getByLabel('角色 ID').fill('123456789');
  await form.getByLabel('問題描述').fill('從啟動器回報');
  await form.getByRole('button', { name: '送出回報' }).click();
  await expect(form.getByRole('dialog').getByText('我們收到了')).toBeVisible(SLOW);
});
