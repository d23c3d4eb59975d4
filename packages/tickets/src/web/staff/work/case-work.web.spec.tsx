import { documented, examples, expectAccessible, expectFits, reply } from '@hub/page-tests';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { CASE, caseOf, dialog, more, openCase, press, takes, type Case } from '../testing/desk-answers.ts';

const CHOICES = 'GET /api/staff/questions/:q_id/choices';
const COLLEAGUES = 'GET /api/staff/questions/:q_id/colleagues';
const TYPE = 'POST /api/staff/questions/:q_id/type';
const MERGE = 'POST /api/staff/questions/:q_id/merge';
const REOPEN = 'POST /api/staff/questions/:q_id/reopen';
const RESEND = 'POST /api/staff/questions/:q_id/resend_code';
const TAKE = 'POST /api/staff/questions/:q_id/take';
const ASSIGN = 'POST /api/staff/questions/:q_id/assign';

const act = (name: string) => page.getByRole('button', { name, exact: true });
const { type_text, create_time, game_id } = caseOf().data;
const other = { id: 10240, game_id, type_text, create_time, preview: '月卡沒有收到', version: 7 };
const merged: Partial<Case> = {
  status: '4',
  closed_at: create_time,
  closed_by: 'staff',
  merged_into: { id: 10240, yours: true },
};

test('the menu is used by keyboard alone: the type changes', async () => {
  const site = await openCase(
    { question_type: '1', type_text: '一般問題', partner_uid: 'uid-300000001' },
    examples(CHOICES),
  );
  await expect.element(more).toBeVisible();
  await userEvent.keyboard('.');
  await expect.element(act('寫內部備註')).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(act('再寄一次查詢碼')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(more).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await press(act('改類型、遊戲、伺服器'));
  await expect.element(dialog.getByText('從遊戲裡送出的案件，遊戲不能更改。')).toBeVisible();
  await dialog.getByLabelText('問題類型').selectOptions('儲值未入帳');
  await expectAccessible();
  takes(site, TYPE, { question_type: '2', type_text: '儲值未入帳' });
  await dialog.getByRole('button', { name: '更改' }).click();
  await expect.element(page.getByRole('heading', { name: '儲值未入帳', level: 1 })).toBeVisible();
  await expect.element(dialog).toHaveLength(0);
  const [asked] = site.asked(TYPE);
  expect(asked?.body).toEqual({ game_id: 'H73', question_type: '2', server_id: 'tw_2001' });
  expect(asked?.headers.get('if-match')).toBe('3');
});

test.each([true, false])(
  'who closes a case of many pages is told when nobody has answered it: %s',
  async (answered) => {
    await openCase({ earlier: 80, answered });
    await act('結案').click();
    await expect.element(dialog.getByText('玩家會收到結案通知信', { exact: false })).toBeVisible();
    await expect.element(dialog.getByText('這件還沒有回覆過玩家')).toHaveLength(answered ? 0 : 1);
  },
);

test('a duplicate is merged by its number, and taken apart again for a reason', async () => {
  const site = await openCase({ similar: [other] });
  await expect.element(page.getByRole('link', { name: /#10240/ })).toBeVisible();
  await userEvent.keyboard('.');
  await act('併入另一件').click();
  await dialog.getByText('另一件', { exact: true }).click();
  const number = dialog.getByLabelText('案件編號');
  await number.fill('＃3999999999');
  await dialog.getByText('案件編號', { exact: true }).click();
  await expect.element(number).toHaveFocus();
  await expect.element(number).toHaveValue('＃3999999999');
  const look = dialog.getByRole('button', { name: '看看這一件' });
  const merge = dialog.getByRole('button', { name: '合併' });
  const standing = caseOf({ similar: [other] });
  const absent = reply(404, { noexist: '找不到' });
  let found: Partial<Case> | undefined;
  site.answer({
    [CASE]: ({ params }) =>
      Number(params.q_id) === standing.data.id
        ? standing
        : found
          ? caseOf({ id: Number(params.q_id), ...found })
          : absent,
  });
  await look.click();
  await expect.element(number).toHaveAccessibleDescription(/找不到這個編號的案件/);
  await expectAccessible('refused');
  found = { version: 5 };
  await number.fill('#10034');
  await look.click();
  await expect.element(dialog.getByText(/^#10034 .*送出$/)).toBeVisible();
  await expectAccessible('found');
  const changed = '另一件剛剛有新的內容，請看過再合併';
  site.answer({ [MERGE]: reply(409, { into: changed }) });
  await merge.click();
  await expect.element(number).toHaveAccessibleDescription(new RegExp(changed));
  await expect.element(number).toHaveValue('#10034');
  found = { version: 6 };
  await look.click();
  takes(site, MERGE, merged);
  await merge.click();
  await expect.element(page.getByText('已併入')).toBeVisible();
  expect(site.asked(MERGE).map(({ body }) => body)).toEqual([
    { into: 10_034, into_version: 5 },
    { into: 10_034, into_version: 6 },
  ]);

  await userEvent.keyboard('e');
  await dialog.getByLabelText('重新開啟的原因').fill('其實是兩張不同的月卡');
  await expectAccessible('reopen');
  takes(site, REOPEN, { version: 5 });
  await dialog.getByRole('button', { name: '重新開啟' }).click();
  await expect.element(act('接手')).toBeVisible();
  await expect.element(page.getByText('已併入')).toHaveLength(0);
  expect(site.asked(REOPEN)[0]?.body).toEqual({ reason: '其實是兩張不同的月卡' });
});

test('several other cases of the owner can each be touched', async () => {
  await openCase({ similar: [other, { ...other, id: 10241 }] }, {}, { look: 'narrow, light' });
  const links = page.getByRole('link', { name: /^#1024/ });
  await expect.element(links).toHaveLength(2);
  for (const link of links.elements()) expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(24);
  await expectAccessible();
});

test('a case that was found is merged as it was seen', async () => {
  const site = await openCase({ similar: [other] });
  await userEvent.keyboard('.');
  await act('併入另一件').click();
  takes(site, MERGE, merged);
  await dialog.getByRole('button', { name: '合併' }).click();
  await expect.element(page.getByText('已併入')).toBeVisible();
  expect(site.asked(MERGE)[0]?.body).toEqual({ into: 10_240, into_version: other.version });
});

test('the check code goes again to the address of the report', async () => {
  const site = await openCase();
  await more.click();
  await act('再寄一次查詢碼').click();
  await expect.element(dialog.getByText('p****r@…')).toBeVisible();
  await expectAccessible('asked');
  takes(site, RESEND, {});
  await dialog.getByRole('button', { name: '寄出' }).click();
  await expect.element(dialog.getByRole('heading', { name: '查詢碼寄出了' })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog).toHaveLength(0);
  expect(site.asked(RESEND)).toHaveLength(1);
  expect(site.asked(RESEND)[0]?.headers.get('idempotency-key')).toBeTruthy();
});

test('a phone reaches every action of a report', async () => {
  const site = await openCase({}, { [COLLEAGUES]: documented(COLLEAGUES) }, { look: 'phone, light' });
  takes(site, TAKE, { assignee: { id: 7, name: '小岳' } });
  await act('接手').click();
  await expect.element(act('我負責')).toBeVisible();
  await more.click();
  await expect.element(act('轉派給同事')).toBeInViewport({ ratio: 0.99 });
  await expectAccessible('menu');
  await act('轉派給同事').click();
  await dialog.getByText('小敏', { exact: true }).click();
  await expectAccessible('colleagues');
  takes(site, ASSIGN, { assignee: { id: 8, name: '小敏' } });
  await dialog.getByRole('button', { name: '轉派' }).click();
  await expect.element(act('小敏負責')).toBeVisible();
  expect(site.asked(ASSIGN)[0]?.body).toEqual({ staff_id: 8 });
  expect(site.asked(TAKE)[0]?.headers.get('if-match')).toBe('3');
  expect(site.asked(ASSIGN)[0]?.headers.get('if-match')).toBe('4');
  expectFits();
  expect(document.documentElement.scrollWidth).toBe(360);
});
