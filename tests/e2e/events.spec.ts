import type { Page } from '@playwright/test';
import { answerEvent, eventPage } from './event-answers.ts';
import { expect, expectAccessible, freshRole, gameServer, partnerToken, simulatedGames, test } from './hub.ts';

test.use({ viewport: { width: 360, height: 740 } });

type Held = { mails: { mail: { title: string } }[] };

const spaced = (code: string) => code.match(/.{4}/g)?.join('-') ?? '';
const field = (page: Page) => page.getByLabel('活動序號');
const open = (page: Page, event = 1, token = partnerToken(freshRole())) =>
  page.goto(`/events/event_serial?event_id=${event}&token=${token}`);

/** Types a code and sends it, again where the last one was less than a second ago; answers the status. */
async function redeem(page: Page, code: string): Promise<number> {
  await field(page).fill(code);
  for (;;) {
    const answered = page.waitForResponse('**/redeem_serial_code/**');
    await field(page).press('Enter');
    const status = (await answered).status();
    if (status !== 429) return status;
    await expect(field(page)).toHaveValue(code);
    await page.waitForTimeout(1000);
  }
}

test.describe('with the simulated game', () => {
  // The simulator is another site: it takes no address of a player from the runner.
  test.use({ extraHTTPHeaders: {} });

  test('from the token of the game’s page to the mail in its mailbox', async ({ page, context }, { retry }) => {
    test.setTimeout(120_000);
    const role = freshRole();
    const name = `夜行燈${role.slice(-4)}`;
    await gameServer('PUT', `/api/games/H73/roles/${role}`, { name, server_id: 'tw_2001' });
    await page.goto(`${simulatedGames().url}/games/H73`);
    await page.getByRole('combobox', { name: 'Role', exact: true }).selectOption({ label: `${role} ${name}` });
    await page.getByRole('button', { name: 'Issue a token' }).click();
    const opened = context.waitForEvent('page');
    await page.getByRole('link', { name: /^Event code/ }).click();
    const player = await opened;
    await expect(player.getByRole('heading', { level: 1, name: '週年慶序號兌換' })).toBeVisible();
    await expect(player.getByText(name)).toBeVisible();
    expect(player.url()).not.toContain('eyJ');

    const code = (nth: number) => `DEMO2026${String(nth + retry).padStart(4, '0')}`;
    expect(await redeem(player, code(1))).toBe(200);
    await expect(player.getByText('兌換成功，獎勵將寄送至遊戲內信箱')).toBeVisible();
    await expect(player.getByRole('listitem').filter({ hasText: code(1) })).toContainText('已寄出', {
      timeout: 30_000,
    });
    expect(await redeem(player, code(11))).toBe(200);
    await expect(player.getByText('您已完成本活動所有兌換')).toBeVisible();
    // A partner's code stands as it came; the site's own are printed in groups of four.
    await expect(player.getByRole('listitem').filter({ hasText: spaced(code(11)) })).toBeVisible();
    await expect(field(player)).toHaveCount(0);
    await expectAccessible(player);
    await expect
      .poll(async () => {
        const { mails } = await gameServer<Held>('GET', `/api/mails?game=H73&role=${role}`);
        return mails.map(({ mail }) => mail.title).sort();
      })
      .toEqual(['應援寶箱已送達', '週年禮包已送達']);
  });
});

test('ten wrong codes lock, by keyboard alone, and the page says how many are left', async ({ page }) => {
  test.slow();
  const token = partnerToken(freshRole());
  await open(page, 1, token);
  await expect(page.getByText('輸入錯誤累計 10 次，兌換功能會鎖定，需由客服解除。')).toBeVisible();
  await field(page).focus();
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('redeem_serial_code') && asked.push(request.url()));
  await page.keyboard.type('ABC-123');
  await page.keyboard.press('Enter');
  await expect(page.getByText('序號至少 8 碼').first()).toBeVisible();
  await expect(field(page)).toBeFocused();
  await expectAccessible(page);
  expect(asked).toEqual([]);

  for (let n = 1; n <= 10; n += 1) {
    expect(await redeem(page, `WRONG-CODE-${n}`)).toBe(400);
    if (n === 10) break;
    await expect(page.getByText('序號錯誤或已使用').first()).toBeVisible();
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue(`WRONG-CODE-${n}`);
    const left = page.getByRole('status').filter({ hasText: '尚可嘗試' });
    if (n < 5) await expect(left).toHaveCount(0);
    else await expect(left).toContainText(`尚可嘗試 ${10 - n} 次`);
    if (n === 5) await expectAccessible(page);
  }
  await expect(page.getByText('錯誤次數已達上限，兌換功能已鎖定')).toBeVisible();
  await expect(field(page)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('link', { name: '聯絡客服解除鎖定' })).toBeVisible();
  await page.getByRole('link', { name: '聯絡客服解除鎖定' }).press('Enter');
  await expect(page).toHaveURL(/\/service\/H73\/create/);
  await expect(page.getByLabel('問題類型')).toHaveValue('4');
});

test('a second code of a category is named and stays good; what is typed outlives a dead line and a reload', async ({
  page,
}, { retry }) => {
  const [first, second] = retry === 0 ? ['0004', '0005'] : ['0006', '0007'];
  await open(page);
  expect(await redeem(page, `demo 2026 ${first}`)).toBe(200);
  await expect(page.getByText('兌換成功，獎勵將寄送至遊戲內信箱')).toBeVisible();
  await expect(field(page)).toHaveValue('');
  expect(await redeem(page, `DEMO2026${second}`)).toBe(409);
  await expect(page.getByText('此類別獎勵已兌換')).toBeVisible();
  await expect(page.getByText('尚可嘗試')).toHaveCount(0);

  await open(page);
  await page.route('**/redeem_serial_code/**', (route) => route.abort());
  await field(page).fill(`DEMO2026${second}`);
  await field(page).press('Enter');
  await expect(page.getByText(/連不上網路/).first()).toBeVisible();
  await page.unroute('**/redeem_serial_code/**');
  await page.reload();
  await expect(field(page)).toHaveValue(`DEMO2026${second}`);
  expect(await redeem(page, `DEMO2026${second}`)).toBe(200);
});

test('what was planned, is over, or belongs to another game', async ({ page }) => {
  await open(page, 3);
  await expect(page.getByText('活動尚未開始')).toBeVisible();
  await expect(field(page)).toHaveCount(0);
  await open(page, 2);
  await expect(page.getByText('活動已結束')).toBeVisible();
  await expect(field(page)).toHaveCount(0);
  await open(page, 1, partnerToken(freshRole(), { game_id: 'G112' }));
  await expect(page.getByText('操作錯誤，請關閉視窗後重新啟動')).toBeVisible();
  // Not published yet: nobody learns that it is there.
  await open(page, 4);
  await expect(page.getByText('操作錯誤，請關閉視窗後重新啟動')).toBeVisible();
});

test('a pasted code is shown as it will be read, and its mail is watched until it has left', async ({ page }) => {
  const log = { serial: 'DEMO20260001', title: '週年禮包', mail_status: 'queued' };
  await answerEvent(page, () => ({ json: eventPage({ logs: [log] }) }));
  await open(page);
  await field(page).fill('ｄｅｍｏ－２０２６　０００１');
  await expect(page.getByText('會以 DEMO20260001 兌換')).toBeVisible();
  await expect(page.getByText('處理中')).toBeVisible();
  log.mail_status = 'sent';
  await expect(page.getByText('已寄出')).toBeVisible({ timeout: 15_000 });
  await expect(field(page)).toHaveValue('ｄｅｍｏ－２０２６　０００１');
});

test('an open event is a type of the report form, for players of its game', async ({ page }) => {
  await page.goto(`/service/H73/create?token=${partnerToken(freshRole())}`);
  await page.getByLabel('問題類型').selectOption({ label: '週年慶序號兌換' });
  await expect(page.getByRole('heading', { level: 1, name: '週年慶序號兌換' })).toBeVisible();
  await expect(field(page)).toBeVisible();
});

test('the promotion that is over only says so', async ({ page }) => {
  await page.goto('/events/deliveroo');
  await expect(page.getByText('2020/3/20').first()).toBeVisible();
  await expect(page.getByText('2020/3/31').first()).toBeVisible();
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  for (const [name, value] of [
    ['伺服器', '台灣一服'],
    ['角色 ID', '123456789'],
    ['角色名稱', '晚櫻'],
    ['電子信箱', 'p@example.com'],
    ['活動序號', 'ABCD1234'],
  ] as const)
    await page.getByLabel(name).fill(value);
  await page.getByLabel('活動序號').press('Enter');
  const told = page.getByRole('dialog', { name: '兌換期間已結束' });
  await expect(told).toBeVisible();
  await expectAccessible(page);
  await told.getByRole('button', { name: '知道了' }).click();
  await expect(told).toBeHidden();
  await expect(page.getByLabel('活動序號')).toHaveValue('ABCD1234');
  expect(sent.filter((url) => url.includes('/api/events/'))).toEqual([]);
});
