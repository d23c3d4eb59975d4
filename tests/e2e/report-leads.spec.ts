import { PHONE } from './attachment-form.ts';
import { expect, expectAccessible, freshRole, partnerToken, test } from './hub.ts';

test.use({ viewport: PHONE });

for (const formId of ['nothing', '', 'toString', '2']) {
  test(`an unknown form "${formId}" leads back to the chooser`, async ({ page }) => {
    await page.goto(`/service/H73/report-issue?form_id=${formId}`);
    await expect(page).toHaveURL(/\/service\/H73\/confirm-issue$/);
    await expect(page.getByLabel('遇到什麼問題')).toBeVisible();
  });
}

test('an article that solves it ends without a report, and nothing typed goes before the word', async ({ page }) => {
  const told: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/article_helped')) told.push(request.postDataJSON());
  });
  await page.goto('/service/H73/create');
  await page.getByLabel('問題描述').fill('等了三十分鐘還沒有入帳');
  await page.getByLabel('問題類型').selectOption('2');
  const before = page.getByRole('region', { name: '送出前先看看' });
  // Maintenance comes first, then what the publisher warns of, then the articles of this type.
  await expect(before.getByRole('listitem').first()).toContainText('維護');
  await expectAccessible(page);
  await before.getByText('儲值後多久會入帳').click();
  await expect(before.getByRole('button', { name: '這解決了我的問題' })).toBeVisible();
  await expectAccessible(page);
  await before.getByRole('button', { name: '這解決了我的問題' }).click();
  const thanks = page.getByRole('dialog').filter({ hasText: '太好了，問題解決了' });
  await expect(thanks).toBeVisible();
  await expectAccessible(page);

  await page.goBack();
  await expect(thanks).toBeHidden();
  await expect(page.getByLabel('問題描述')).toHaveValue('等了三十分鐘還沒有入帳');
  await before.getByRole('button', { name: '這解決了我的問題' }).click();
  await thanks.getByRole('button', { name: '完成' }).click();
  await expect(page).toHaveURL(/\/service\/H73$/);
  // Counted once it stays at that: whoever goes back and reports was not helped.
  expect(told).toEqual([expect.objectContaining({ game_id: 'H73', question_type: '2' })]);
  await page.goto('/service/H73/create');
  await expect(page.getByLabel('問題描述')).toHaveValue('');
});

test('an event’s type is for the game, and leads to its page', async ({ page }) => {
  const withEvent = (inGame: boolean) =>
    page.route('**/render_create_form/H73', async (route) => {
      const response = await route.fetch();
      const { settings } = (await response.json()) as { settings: { question_types: Record<string, string> } };
      const question_types = { ...settings.question_types, ...(inGame && { event_12: '週年活動' }) };
      await route.fulfill({ response, json: { settings: { ...settings, question_types, events_in_game: true } } });
    });
  await withEvent(false);
  await page.goto('/service/H73/create');
  await expect(page.getByText('要兌換活動序號，請從遊戲內開啟')).toBeVisible();
  await page.unroute('**/render_create_form/H73');

  await withEvent(true);
  await page.goto(`/service/H73/create?token=${partnerToken(freshRole())}`);
  await expect(page.getByText('要兌換活動序號')).toHaveCount(0);
  await page.getByLabel('問題類型').selectOption('event_12');
  await expect(page).toHaveURL(/\/events\/event_serial\?event_id=12/);

  // By keyboard every type is passed on the way to the next: that alone leads nowhere.
  await page.goBack();
  const types = page.getByLabel('問題類型');
  await types.focus();
  const event = page.getByRole('link', { name: '前往序號兌換' });
  await expect(async () => {
    await page.keyboard.press('ArrowDown');
    await expect(event).toBeVisible({ timeout: 300 });
  }).toPass();
  await expect(types).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await expect(event).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/events\/event_serial\?event_id=\d+$/);
});
