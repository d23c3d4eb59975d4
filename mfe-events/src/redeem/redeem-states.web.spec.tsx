import type { EventFormView, RedeemLog } from '@hub/contracts/events';
import { expectAccessible, expectFits, looks, playerToken, renderPage, reply } from '@hub/page-tests';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { eventPage, eventRewards, inHours, RENDER, REWARDS } from './testing/event-answers.ts';

const logs: RedeemLog[] = [
  { serial: 'DEMO20260017', in_fours: true, title: '冬季頭像框＋花火 ×20', mail_status: 'sent' },
  { serial: 'DEMO20260451', in_fours: true, title: '祭典代幣 ×300', mail_status: 'queued' },
  { serial: '', in_fours: false, title: '祭典代幣 ×300', mail_status: 'failed' },
];

type State = [name: string, answer: EventFormView, words: (string | RegExp)[]];
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
  ['stopped and ended', eventPage({}, { end_time: inHours(-20), stopped: true }), ['活動已停止兌換', /提前停止/]],
];

test('the bar over a banner fades into the ink of the event', async () => {
  await renderPage({
    at: `/events/event_serial?event_id=1&token=${playerToken()}`,
    calls: { [REWARDS]: eventRewards, [RENDER]: eventPage({}, { art: 'treasure' }) },
  });
  await expect.element(page.getByRole('textbox')).toBeVisible();
  const bar = document.querySelector('header')!;
  expect(getComputedStyle(bar).backgroundImage).toContain('rgb(22, 35, 58)');
});

test('a reward says what is in it, and what the reader can still have of it', async () => {
  const at = `/events/event_serial?event_id=1&token=${playerToken()}`;
  const site = await renderPage({ at, calls: { [REWARDS]: eventRewards, [RENDER]: eventPage() } });
  const rewards = page.getByRole('region', { name: '活動獎勵' }).getByRole('listitem');
  await expect.element(rewards.nth(0)).toHaveTextContent('冬季禮盒冬季頭像框 ×1、花火 ×20還可兌換 1 次');
  await expect.element(rewards.nth(1)).toHaveTextContent('祭典代幣祭典代幣 ×300已兌換');
  expect(rewards.nth(0).element().querySelector('img')).not.toBeNull();
  // Of an event that takes no codes now nothing is left to redeem.
  site.answer({ [RENDER]: eventPage({}, { start_time: inHours(20) }) });
  await site.reload();
  await expect.element(rewards.nth(0)).toHaveTextContent('每個帳號 1 次');
});

test('rewards that cannot be had do not take the page with them', async () => {
  const at = `/events/event_serial?event_id=1&token=${playerToken()}`;
  await renderPage({ at, calls: { [REWARDS]: reply(503, {}), [RENDER]: eventPage() } });
  await expect.element(page.getByRole('textbox')).toBeVisible();
});

for (const look of looks)
  test.for(states)(`every state is there, accessible, and fits: $0, ${look}`, async ([name, answer, words]) => {
    const game = look.startsWith('phone') ? '&ui=webview' : '';
    await renderPage({
      at: `/events/event_serial?event_id=1${game}&token=${playerToken()}`,
      calls: { [REWARDS]: eventRewards, [RENDER]: answer },
      look,
    });
    const main = page.getByRole('main');
    for (const word of words) await expect.element(main.getByText(word).first(), { message: name }).toBeVisible();
    await expect
      .element(page.getByRole('textbox'))
      .toHaveLength(answer.redeem_status === 'NORMAL' && !/planned|ended/.test(name) ? 1 : 0);
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveLength(1);
    await expectAccessible(name);
    expectFits(name);
  });
