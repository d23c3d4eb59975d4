import { expect, expectAccessible, freshRole, onePage, partnerToken, signIn, test } from './hub.ts';

const NOWHERE = '/no/such/page';

/** Every screen of the site that needs nobody to be signed in: its address and a word that must be on it. */
const screens: [name: string, path: string, word: string | RegExp][] = [
  ['portal', '/game', '選擇遊戲'],
  ['customer centre', '/support', 'H73'],
  ['service home', '/service/H73', '線上回報'],
  ['report form', '/service/G112/create', '問題描述'],
  ['chooser of the new form', '/service/MA96/confirm-issue', '遇到什麼問題'],
  ['form for a top-up', '/service/G112/report-issue?form_id=topup_not_received', '訂單編號'],
  ['generic form', '/service/G112/report-issue?form_id=account_lost', '身分證件'],
  ['look-up', '/service/g66naxx2tw/query', '查詢碼'],
  ['FAQ', '/faq', /常見問題|FAQ/],
  ['article', '/faq?id=3', 'Google Play'],
  ['no such article', '/faq?id=99999', '找不到這篇文章'],
  ['help', '/help/home', '常見問題'],
  ['used link', '/service/H73/continue#AAAAAAAAAAAAAAAAAAAAAA', '這個連結不能用了'],
  ['agreement', '/member/complete_agreement', '隱私權政策'],
  ['linking a game account', '/member/game-account', '請從遊戲裡打開'],
  ['VIP look-up', '/vipservice/H73/query', '查詢碼'],
  ['top-up, where from', '/wire_report_portal/G112', '海外地區儲值'],
  ['codes without a token', '/events/event_serial', '操作錯誤，請關閉視窗後重新啟動'],
  ['promotion that is over', '/events/deliveroo', '2020/3/31'],
  ['member survey', '/survey/2021/idv', '會員中心帳號 ID'],
  ['mini questionnaire', '/survey/mini', '開始之前'],
  ['no such survey', '/survey/2021/H73', '此問卷不存在或已結束'],
  ['nothing here', NOWHERE, '404'],
  ['staff sign-in', '/staff', '登入'],
];

/** Screens of what is sent into the games, for who may look at them. */
const deliveryScreens: [path: string, word: string | RegExp][] = [
  ['?show=all', '已送達'],
  ['/health', '回答時間'],
  ['/figures', '要寄的與送達的'],
  ['/batches', '批次放行'],
  ['/roles', '直接問遊戲伺服器'],
  ['/4000000000', '找不到 #4000000000'],
];

const looks = [
  { name: 'phone, light', viewport: { width: 360, height: 740 }, colorScheme: 'light' },
  { name: 'desk, dark', viewport: { width: 1280, height: 800 }, colorScheme: 'dark' },
] as const;

for (const { name: look, ...use } of looks) {
  test.describe(look, () => {
    const shared = onePage(use);

    for (const [name, path, word] of screens) {
      test(`${name} is there and accessible`, async () => {
        const { page } = shared;
        const answer = await page.goto(path);
        expect(answer?.status()).toBe(path === NOWHERE ? 404 : 200);
        await expect(page.getByRole('main').getByText(word).filter({ visible: true }).first()).toBeVisible();
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expectAccessible(page);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow).toBeLessThanOrEqual(0);
      });
    }

    test('an empty list is there and accessible', async () => {
      const { page } = shared;
      await page.goto(`/service/H73/list?token=${partnerToken(freshRole())}`);
      await expect(page.getByText(/還沒有回報/)).toBeVisible();
      await expectAccessible(page);
    });

    test('the desk is there and accessible', async () => {
      test.slow();
      const { page } = shared;
      await signIn(page);
      await expectAccessible(page);
      await page.goto('/staff/questions/search');
      await expect(page.getByText('要找哪一件？')).toBeVisible();
      await expectAccessible(page);
      for (const [path, word] of deliveryScreens) {
        await page.goto(`/staff/deliveries${path}`);
        await expect(page.getByRole('main').getByText(word).filter({ visible: true }).first()).toBeVisible();
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expectAccessible(page);
      }
    });
  });
}

test('the bar leads to every game and back', async ({ page }) => {
  await page.goto('/support');
  await page.getByRole('button', { name: /遊戲/ }).click();
  await page.getByRole('link', { name: /L33/ }).first().click();
  await expect(page).toHaveURL(/L33/);
  await page.goBack();
  await expect(page).toHaveURL(/\/support$/);
});
