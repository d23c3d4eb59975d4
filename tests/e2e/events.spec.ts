import type { Page } from '@playwright/test';
import { expect, freshRole, gameServer, partnerToken, simulatedGames, test } from './hub.ts';

test.use({ viewport: { width: 360, height: 740 } });

type Held = { mails: { mail: { title: string } }[] };

const spaced = (code: string) => code.match(/.{4}/g)?.join('-') ?? '';
const field = (page: Page) => page.getByLabel('活動序號');
const open = (page: Page, event = 1, token = partnerToken(freshRole())) =>
  page.goto(`/events/event_serial?event_id=${event}&token=${token}`);

/** Types a code and sends it; answers the status. What comes too soon after the last is sent again by the page itself. */
async function redeem(page: Page, code: string): Promise<number> {
  await field(page).fill(code);
  const answered = page.waitForResponse(
    (response) => response.url().includes('/redeem_serial_code/') && response.status() !== 429,
  );
  await field(page).press('Enter');
  return (await answered).status();
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
    await expect
      .poll(async () => {
        const { mails } = await gameServer<Held>('GET', `/api/mails?game=H73&role=${role}`);
        return mails.map(({ mail }) => mail.title).sort();
      })
      .toEqual(['應援寶箱已送達', '週年禮包已送達']);
  });
});

test('a second code of a category is named and stays good', async ({ page }, { retry }) => {
  const [first, second] = retry === 0 ? ['0004', '0005'] : ['0006', '0007'];
  await open(page);
  expect(await redeem(page, `demo 2026 ${first}`)).toBe(200);
  await expect(page.getByText('兌換成功，獎勵將寄送至遊戲內信箱')).toBeVisible();
  await expect(field(page)).toHaveValue('');
  expect(await redeem(page, `DEMO2026${second}`)).toBe(409);
  await expect(page.getByText('此類別獎勵已兌換')).toBeVisible();
  await expect(page.getByText('尚可嘗試')).toHaveCount(0);
});

test('what was planned, is over, or belongs to another game', async ({ page }) => {
  await open(page, 3);
  await expect(page.getByText('活動尚未開始')).toBeVisible();
  await expect(field(page)).toHaveCount(0);
  await open(page, 2);
  await expect(page.getByText('活動已結束')).toBeVisible();
  await expect(field(page)).toHaveCount(0);
  await open(page, 1, partnerToken(freshRole(), { game_id: 'G112' }));
  await expect(page.getByText('您的遊戲沒有這個活動')).toBeVisible();
  // Not published yet: nobody learns that it is there.
  await open(page, 4);
  await expect(page.getByText('您的遊戲沒有這個活動')).toBeVisible();
});

test('an open event is a type of the report form, for players of its game', async ({ page }) => {
  await page.goto(`/service/H73/create?token=${partnerToken(freshRole())}`);
  await page.getByLabel('問題類型').selectOption({ label: '週年慶序號兌換' });
  await expect(page.getByRole('heading', { level: 1, name: '週年慶序號兌換' })).toBeVisible();
  await expect(field(page)).toBeVisible();
});
