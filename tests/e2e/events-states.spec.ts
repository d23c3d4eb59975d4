import type { Page } from '@playwright/test';
import { answerEvent, eventPage, inHours } from './event-answers.ts';
import { expect, expectAccessible, freshRole, partnerToken, test } from './hub.ts';
import { misfits } from './page-layout.ts';

const logs = [
  { serial: 'DEMO20260017', in_fours: true, title: '冬季頭像框＋花火 ×20', mail_status: 'sent' },
  { serial: 'DEMO20260451', in_fours: true, title: '祭典代幣 ×300', mail_status: 'queued' },
  { serial: '', title: '祭典代幣 ×300', mail_status: 'failed' },
];

type State = [name: string, answer: ReturnType<typeof eventPage>, words: (string | RegExp)[]];
/** Every way in which an event can stand for its reader, and what has to be read then. */
const states: State[] = [
  ['normal', eventPage(), ['晚櫻', /截止（台北時間）/, '輸入錯誤累計 10 次', '至少 8 碼']],
  ['five errors', eventPage({ error_count: 6 }, { art: 'lantern', event_name: '元宵燈會' }), ['尚可嘗試 4 次']],
  ['two errors of three', eventPage({ error_count: 2, error_limit: 3 }), ['尚可嘗試 1 次']],
  [
    'completed',
    eventPage({ logs, redeem_status: 'COMPLETED', redeem_message: '您已完成本活動所有兌換' }, { art: 'treasure' }),
    ['兌換完成', '您已完成本活動所有兌換', 'DEMO-2026-0017', '已寄出', '處理中', '處理異常，客服已收到', '客服補發'],
  ],
  [
    'locked',
    eventPage({ redeem_status: 'REACH_LIMITED', error_count: 10, logs: logs.slice(0, 1) }, { art: 'anniversary' }),
    ['錯誤次數已達上限，兌換功能已鎖定', '聯絡客服解除鎖定'],
  ],
  [
    'planned',
    eventPage({}, { start_time: inHours(20), art: 'summer', event_name: '夏日祭' }),
    ['即將開始', '活動尚未開始'],
  ],
  [
    'ended',
    eventPage({ logs }, { end_time: inHours(-20), art: 'delivery' }),
    ['活動結束', /已於 .* 截止/, '兌換紀錄', '已寄出'],
  ],
];

const looks = [
  { name: 'phone, light', viewport: { width: 360, height: 740 }, colorScheme: 'light' },
  { name: 'phone, dark', viewport: { width: 360, height: 740 }, colorScheme: 'dark' },
  { name: 'desk, light', viewport: { width: 1280, height: 800 }, colorScheme: 'light' },
  { name: 'desk, dark', viewport: { width: 1280, height: 800 }, colorScheme: 'dark' },
] as const;

for (const { name: look, ...use } of looks) {
  test.describe(look, () => {
    test.use(use);
    test('every state is there, accessible, and fits', async ({ page }) => {
      test.slow();
      const game = look.startsWith('phone') ? '&ui=webview' : '';
      let now = states[0]![1];
      await answerEvent(page, () => ({ json: now }));
      await page.goto(`/events/event_serial?event_id=1${game}&token=${partnerToken(freshRole())}`);
      for (const [name, answer, words] of states) {
        now = answer;
        await page.reload();
        for (const word of words)
          await expect(page.getByRole('main').getByText(word).filter({ visible: true }).first(), name).toBeVisible();
        await expect(page.getByRole('textbox')).toHaveCount(
          answer.redeem_status === 'NORMAL' && !/planned|ended/.test(name) ? 1 : 0,
        );
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expectAccessible(page);
        expect(await misfits(page), name).toEqual([]);
      }
    });
  });
}

test.describe('what cannot be shown', () => {
  test.use({ viewport: { width: 360, height: 740 } });
  const open = (token: string, query = 'event_id=1') => `/events/event_serial?${query}${token && `&token=${token}`}`;

  test('no token or no event is a wrong operation, without a call', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => request.url().includes('/api/events/') && asked.push(request.url()));
    for (const address of [open(''), open(partnerToken(freshRole()), 'event_id=')]) {
      await page.goto(address);
      await expect(page.getByText('操作錯誤，請關閉視窗後重新啟動')).toBeVisible();
      await expectAccessible(page);
    }
    expect(asked).toEqual([]);
  });

  test('a token that is over is timed out', async ({ page }) => {
    await page.goto(open(partnerToken(freshRole(), { iat: 1_767_225_600, exp: 1_767_227_400 })));
    await expect(page.getByText('操作逾時，請關閉視窗並重新啟動服務流程')).toBeVisible();
    await expectAccessible(page);
  });

  test('an event that is not there is a wrong operation, any other refusal is read as it is', async ({ page }) => {
    let msg = 'event does not exist';
    await answerEvent(page, () => ({ status: 404, json: { msg } }));
    await page.goto(open(partnerToken(freshRole())));
    await expect(page.getByText('操作錯誤，請關閉視窗後重新啟動')).toBeVisible();
    msg = '這個活動只開放給受邀玩家';
    await page.reload();
    await expect(page.getByText('這個活動只開放給受邀玩家')).toBeVisible();
  });

  test('a service that is away says so, and comes back by the button', async ({ page }) => {
    let away = true;
    await answerEvent(page, () =>
      away ? { status: 503, json: { msg: '服務正在休息，請稍後再試' } } : { json: eventPage() },
    );
    await page.goto(open(partnerToken(freshRole())));
    await expect(page.getByText('序號兌換正在休息')).toBeVisible();
    await expectAccessible(page);
    away = false;
    await page.getByRole('button', { name: '再試一次' }).click();
    await expect(page.getByLabel('活動序號')).toBeVisible();
  });
});

test.describe('what was said of a code', () => {
  test.use({ viewport: { width: 360, height: 740 } });
  const field = (page: Page) => page.getByLabel('活動序號');
  const standing = {
    logs: logs.slice(0, 1),
    redeem_status: 'NORMAL',
    redeem_message: '',
    error_count: 0,
    error_limit: 10,
  };

  test('goes with the next one, and what is typed meanwhile is the next one', async ({ page }) => {
    const read: string[] = [];
    page.on('request', (request) => request.url().includes('render_event_form') && read.push(request.url()));
    await answerEvent(page, () => ({ json: eventPage({ logs: logs.slice(0, 1) }) }));
    await page.goto(`/events/event_serial?event_id=1&token=${partnerToken(freshRole())}`);
    await expect(field(page)).toBeVisible();
    expect(read).toHaveLength(1);

    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/redeem_serial_code/**', async (route) => {
      await held;
      await route.fulfill({ json: { msg: '兌換成功，獎勵將寄送至遊戲內信箱', again: false, ...standing } });
    });
    await field(page).fill('DEMO20260017');
    await field(page).press('Enter');
    await expect(page.getByRole('button', { name: '兌換中' })).toBeVisible();
    await field(page).fill('DEMO20260451');
    answer();
    const told = page.getByText('兌換成功，獎勵將寄送至遊戲內信箱');
    await expect(told).toBeInViewport();
    await expect(page.getByText('序號 DEMO-2026-0017')).toBeVisible();
    await expect(field(page)).toHaveValue('DEMO20260451');
    await field(page).press('End');
    await page.keyboard.type('0');
    await expect(told).toHaveCount(0);
  });

  test('leaves the code that was typed meanwhile on this device', async ({ page }) => {
    await answerEvent(page, () => ({ json: eventPage() }));
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/redeem_serial_code/**', async (route) => {
      await held;
      await route.fulfill({ json: { msg: '兌換成功，獎勵將寄送至遊戲內信箱', again: false, ...standing } });
    });
    await page.goto(`/events/event_serial?event_id=1&token=${partnerToken(freshRole())}`);
    await field(page).fill('DEMO20260017');
    await field(page).press('Enter');
    await field(page).fill('DEMO20260451');
    answer();
    await expect(page.getByText('兌換成功，獎勵將寄送至遊戲內信箱')).toBeVisible();
    await page.reload();
    await expect(field(page)).toHaveValue('DEMO20260451');
  });

  test('that was spared says so, until another is typed', async ({ page }) => {
    await answerEvent(page, () => ({ json: eventPage() }));
    await page.route('**/redeem_serial_code/**', (route) =>
      route.fulfill({ status: 409, json: { msg: '此類別獎勵已兌換' } }),
    );
    await page.goto(`/events/event_serial?event_id=1&token=${partnerToken(freshRole())}`);
    await field(page).fill('DEMO20260017');
    await field(page).press('Enter');
    const told = page.getByText('此類別獎勵已兌換');
    await expect(told).toBeVisible();
    await expect(page.getByText('這次也不計入錯誤次數')).toBeVisible();
    await expectAccessible(page);
    await field(page).fill('DEMO20260451');
    await expect(told).toHaveCount(0);
  });
});

test('the bare address is a wrong operation; the menu of the site tells where codes are redeemed', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/events/event_serial');
  await expect(page.getByText('操作錯誤，請關閉視窗後重新啟動')).toBeVisible();
  await page.getByRole('button', { name: '選單' }).click();
  await page.getByRole('link', { name: '序號兌換' }).click();
  await expect(page.getByText('序號在遊戲裡兌換')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expectAccessible(page);
});
