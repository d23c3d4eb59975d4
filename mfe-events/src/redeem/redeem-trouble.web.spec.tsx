import type { EventsOpenView } from '@hub/contracts/events';
import {
  documented,
  expectAccessible,
  expectFits,
  partnerToken,
  playerToken,
  renderPage,
  reply,
} from '@hub/page-tests';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { eventPage, eventRewards, OPEN, RENDER, REWARDS } from './testing/event-answers.ts';

const open = (token: string, query = 'event_id=1') => `/events/event_serial?${query}${token && `&token=${token}`}`;
const wrong = page.getByText('操作錯誤，請關閉視窗後重新啟動');

test.for([
  ['token', open('')],
  ['event', open(playerToken(), 'event_id=')],
])('no %s is a wrong operation, without a call', async ([, at]) => {
  const site = await renderPage({ at: at! });
  await expect.element(wrong).toBeVisible();
  await expectAccessible();
  expect(site.asked(RENDER)).toEqual([]);
});

const expired = reply(401, { jwt: 'jwt expired' });

test('a token that is over is timed out', async () => {
  await renderPage({
    at: open(partnerToken({ iat: 1_767_225_600, exp: 1_767_227_400 })),
    calls: { 'POST /api/service/init_setup': expired, [REWARDS]: eventRewards, [RENDER]: expired },
  });
  await expect.element(page.getByText('操作逾時，請關閉視窗並重新啟動服務流程')).toBeVisible();
  await expectAccessible();
});

test('an event that the game does not have says so, and leads to those that are open', async () => {
  const site = await renderPage({
    at: open(playerToken(), 'event_id=99'),
    calls: {
      [REWARDS]: eventRewards,
      [RENDER]: reply(404, { msg: 'event does not exist' }),
      [OPEN]: documented<EventsOpenView>(OPEN, {
        events: [
          {
            event_id: '1',
            event_name: '冬季慶典',
            end_time: '2026-12-31T23:59:59+08:00',
            art: 'winter',
            picture: '/media/games/H73.svg',
          },
        ],
      }),
    },
  });
  await expect.element(page.getByText('您的遊戲沒有這個活動')).toBeVisible();
  await expect.element(page.getByText('2026/12/31 23:59 截止（台北時間）')).toBeVisible();
  expect(document.querySelector('section li img')?.getAttribute('src')).toBe('/media/games/H73.svg');
  await expectAccessible();
  expectFits();
  site.answer({ [REWARDS]: eventRewards, [RENDER]: eventPage() });
  await page.getByRole('link', { name: /冬季慶典/ }).click();
  await expect.element(page.getByLabelText('活動序號')).toBeVisible();
  expect(location.search).toBe('?event_id=1');
});

test('where no event is open that is said, and any other refusal is read as it is', async () => {
  const site = await renderPage({
    at: open(playerToken()),
    calls: {
      [REWARDS]: eventRewards,
      [RENDER]: reply(404, { msg: 'event does not exist' }),
      [OPEN]: documented(OPEN, { events: [] }),
    },
  });
  await expect.element(page.getByText(/您的遊戲現在沒有開放兌換的活動/)).toBeVisible();
  site.answer({ [REWARDS]: eventRewards, [RENDER]: reply(404, { msg: '這個活動只開放給受邀玩家' }) });
  await site.reload();
  await expect.element(page.getByText('這個活動只開放給受邀玩家')).toBeVisible();
});

test('a service that is away says so, and comes back by the button', async () => {
  const site = await renderPage({
    at: open(playerToken()),
    calls: { [REWARDS]: eventRewards, [RENDER]: reply(503, { msg: '服務正在休息，請稍後再試' }) },
  });
  await expect.element(page.getByText('序號兌換正在休息')).toBeVisible();
  await expectAccessible();
  site.answer({ [REWARDS]: eventRewards, [RENDER]: eventPage() });
  await page.getByRole('button', { name: '再試一次' }).click();
  await expect.element(page.getByLabelText('活動序號')).toBeVisible();
});

test('the bare address is a wrong operation; the menu of the site tells where codes are redeemed', async () => {
  await renderPage({ at: '/events/event_serial', look: 'desk, light' });
  await expect.element(wrong).toBeVisible();
  await page.getByRole('button', { name: '選單' }).click();
  await page.getByRole('link', { name: '序號兌換' }).click();
  await expect.element(page.getByText('序號在遊戲裡兌換')).toBeVisible();
  await expect.element(page.getByRole('alert')).toHaveLength(0);
  await expectAccessible();
});
