import type { AccountHoldView } from '@hub/contracts/support';
import type { PlayerCardView } from '@hub/contracts/tickets';
import { documented, examples, expectAccessible, reply } from '@hub/page-tests';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { CASE, caseOf, openCase } from '../testing/desk-answers.ts';

const CARD = 'GET /api/staff/card/questions';
const CONTACT = 'POST /api/staff/questions/:q_id/contact';
const earlier = caseOf({ id: 10187, content: '<p>上次也是這樣</p>' });
const here = caseOf({ content: '<p>這次又來了</p>', partner_uid: 'uid-300000001' });
const card = page.getByRole('complementary');

test('the card of the player by its key, and from it another report, with the card still there', async () => {
  const site = await openCase(here.data, {
    ...examples(
      CARD,
      'GET /api/staff/card/deliveries',
      'GET /api/staff/card/redemptions',
      'GET /api/staff/card/vip',
      'GET /api/staff/card/penalties',
      'GET /api/staff/card/hold',
    ),
    [CASE]: ({ params }) => (params.q_id === '10187' ? earlier : here),
  });
  await expect.element(page.getByText('這次又來了').first()).toBeVisible();
  expect(site.asked(CARD)).toEqual([]);
  await userEvent.keyboard('i');
  await expect.element(card.getByText('共 2 件')).toBeVisible();
  for (const name of ['寄送', '兌換', '處分']) await expect.element(card.getByRole('heading', { name })).toBeVisible();
  await expectAccessible();
  const { reports } = documented<PlayerCardView>(CARD).data;
  await card.getByRole('link', { name: `#${reports[0]!.id}` }).click();
  await expect.element(page.getByText('上次也是這樣').first()).toBeVisible();
  await expect.element(card).toBeVisible();
  await userEvent.keyboard('i');
  await expect.element(card).toHaveLength(0);
});

test('Esc closes the card first, and the case at the next press', async () => {
  const areas = ['deliveries', 'redemptions', 'vip', 'penalties', 'hold'] as const;
  await openCase(here.data, examples(CARD, ...areas.map((area) => `GET /api/staff/card/${area}` as const)));
  const at = location.pathname;
  await expect.element(page.getByText('這次又來了').first()).toBeVisible();
  await userEvent.keyboard('i');
  await expect.element(card).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(card).toHaveLength(0);
  expect(location.pathname).toBe(at);
  await expect.element(page.getByRole('button', { name: '玩家卡' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => location.pathname).not.toBe(at);
});

test('the whole contact is shown by a press, and takes the focus', async () => {
  const site = await openCase({}, examples(CONTACT));
  await expect.element(page.getByText('p****r@…')).toBeVisible();
  await expect.element(page.getByText('player@example.com')).toHaveLength(0);
  expect(site.asked(CONTACT)).toEqual([]);
  await page.getByRole('button', { name: '顯示聯絡方式' }).click();
  await expect.element(page.getByText('player@example.com')).toHaveFocus();
  await expect.element(page.getByText('0912345678')).toBeVisible();
  await expectAccessible();
});

test('a lead puts what is kept of the account on hold, with a reason, and releases it', async () => {
  const HOLD = 'GET /api/staff/card/hold';
  const held = documented<AccountHoldView>(HOLD);
  const areas = examples(
    CARD,
    'GET /api/staff/card/deliveries',
    'GET /api/staff/card/redemptions',
    'GET /api/staff/card/vip',
    'GET /api/staff/card/penalties',
  );
  const site = await openCase(here.data, { ...areas, [CASE]: here, [HOLD]: { data: null } }, { role: 'lead' });
  await userEvent.keyboard('i');
  await expect.element(card.getByText('照保存期限處理')).toBeVisible();
  const change = async (button: string, reason: string, call: 'account_holds' | 'account_holds/release') => {
    await card.getByRole('button', { name: button, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: /暫停刪除/ });
    await dialog.getByRole('button', { name: button, exact: true }).click();
    await expect.element(dialog.getByText('請寫下原因，至少 4 個字').first()).toBeVisible();
    await expectAccessible('dialog');
    site.answer({
      [`POST /api/staff/${call}`]: () => {
        const now = call === 'account_holds' ? held : { data: null };
        site.answer({ [HOLD]: now });
        return now;
      },
    } as never);
    await dialog.getByRole('textbox').fill(reason);
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).toHaveLength(0);
    await card.getByRole('button', { name: button, exact: true }).click();
    await expect.element(dialog.getByRole('textbox')).toHaveValue(reason);
    await dialog.getByRole('button', { name: button, exact: true }).click();
    await expect.element(dialog).toHaveLength(0);
    expect(site.asked(`POST /api/staff/${call}` as never)[0]?.body).toEqual({
      game_id: here.data.game_id,
      uid: 'uid-300000001',
      reason,
      ...(call === 'account_holds/release' && { seen: held.data!.at }),
    });
  };
  await change('暫停刪除', '法務調查中', 'account_holds');
  await expect.element(card.getByText(/這個帳號的資料暫停刪除。阿敏在 .*原因：法務調查中/)).toBeVisible();
  await change('解除暫停刪除', '調查已結束', 'account_holds/release');
  await expect.element(card.getByText('照保存期限處理')).toBeVisible();
});

test('a hold that was set anew is read before it is released', async () => {
  const [HOLD, RELEASE] = ['GET /api/staff/card/hold', 'POST /api/staff/account_holds/release'] as const;
  const { data: old } = documented<AccountHoldView>(HOLD);
  const anew = { ...old!, by: '小岳', reason: '檢調單位來函', at: '2026-11-25T12:00:00+08:00' };
  const areas = examples(
    CARD,
    'GET /api/staff/card/deliveries',
    'GET /api/staff/card/redemptions',
    'GET /api/staff/card/vip',
    'GET /api/staff/card/penalties',
  );
  const site = await openCase(here.data, { ...areas, [CASE]: here, [HOLD]: { data: old } }, { role: 'lead' });
  await expect.element(page.getByText('這次又來了').first()).toBeVisible();
  await userEvent.keyboard('i');
  await card.getByRole('button', { name: '解除暫停刪除' }).click();
  const dialog = page.getByRole('dialog', { name: /暫停刪除/ });
  const refusal = '剛剛有同事重新設定了暫停刪除';
  site.answer({ [HOLD]: { data: anew }, [RELEASE]: reply(409, { msg: refusal }) });
  await dialog.getByRole('textbox').fill('調查結束');
  await dialog.getByRole('button', { name: '解除暫停刪除' }).click();
  await expect.element(dialog.getByText(refusal).first()).toBeVisible();
  await expect.element(dialog.getByText(/小岳在 .*原因：檢調單位來函/)).toBeVisible();
  await expect.element(dialog.getByRole('textbox')).toHaveValue('調查結束');
  await expectAccessible();
  site.answer({ [HOLD]: { data: null }, [RELEASE]: { data: null } });
  await dialog.getByRole('button', { name: '解除暫停刪除' }).click();
  await expect.element(dialog).toHaveLength(0);
  expect(site.asked(RELEASE).map(({ body }) => (body as { seen: string }).seen)).toEqual([old!.at, anew.at]);
});
