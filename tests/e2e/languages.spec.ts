import { expect, test } from './hub.ts';

test.use({ viewport: { width: 360, height: 740 } });

test('the language changes on the real site; what was typed stays, the next visit remembers it, the desk speaks it', async ({
  page,
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await page.goto('/service/H73/create');
  await page.getByLabel('問題描述').fill('寫到一半');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByLabel('語言').selectOption('en');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Report a problem');
  await expect(page.getByLabel('What happened')).toHaveValue('寫到一半');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);

  // The sentences of the server too.
  loaded.splice(0);
  const asked = page.waitForRequest('**/api/**/render_create_form/**');
  await page.reload();
  expect((await asked).headers()['accept-language']).toBe('en');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByLabel('What happened')).toHaveValue('寫到一半');

  // Players do not load the texts of the desk.
  expect(loaded.filter((path) => /\/r\/(shell|support)\/\w+\/en\.json$/.test(path))).toHaveLength(2);
  expect(loaded.filter((path) => path.includes('staff-en.json'))).toEqual([]);
  await page.goto('/staff');
  await expect(page.getByLabel('Login')).toBeVisible();
  expect(loaded.filter((path) => path.includes('/staff-en.json')).length).toBeGreaterThan(0);
});
