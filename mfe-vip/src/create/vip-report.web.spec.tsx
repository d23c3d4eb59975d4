import { expectWellInEveryLook, held, renderPage, reply, type Asked } from '@hub/page-tests';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  CONFIRM,
  confirmedOf,
  CREATE,
  FORM,
  formOf,
  mark,
  visitorForm,
  vipCalls,
  vipPlayer,
} from '../testing/vip-answers.ts';

const send = page.getByRole('button', { name: '送出回報' });
const id = page.getByLabelText('角色 ID');
const confirm = page.getByRole('button', { name: '確認 ID' });
const fieldsOf = ({ body }: Asked): Record<string, unknown> =>
  body instanceof FormData ? Object.fromEntries(body) : (body as Record<string, unknown>);

const openAsVisitor = (calls = {}) =>
  renderPage({ at: '/vipservice/H73/create', calls: { ...vipCalls(), [FORM]: visitorForm(), ...calls } });

async function write(): Promise<void> {
  await page.getByLabelText('問題類型').selectOptions('1');
  await page.getByLabelText('問題描述').fill('聯名時裝"顯示"異常，重新登入也一樣');
}

test('in a game: the character stands there, the contact of before is filled in, and it is sent with the token', async () => {
  const site = await renderPage({ at: `/vipservice/H73/create${mark}`, calls: vipCalls() });
  await expect.element(page.getByRole('heading', { level: 1, name: '快速回報（專屬玩家）' })).toBeVisible();
  await expect.element(page.getByText('星辰大海')).toBeVisible();
  await expect.element(page.getByLabelText('電子信箱')).toHaveValue('vip@example.com');
  await expect.element(page.getByLabelText('手機號碼')).toHaveValue('0912345678');
  const codes = [...document.querySelectorAll('select[name="mobile_locale"] option')].map((one) => one.textContent);
  expect(codes).toEqual(['台灣 886', '香港 852', '澳門 853', '新加坡 65', '馬來西亞 60']);
  const cancel = page.getByRole('link', { name: '取消' }).element().getAttribute('href');
  expect(cancel).toBe(`/vipservice?token=${encodeURIComponent(vipPlayer)}`);
  await expectWellInEveryLook();
  await write();
  await send.click();
  const result = page.getByRole('dialog');
  await expect.element(result).toHaveTextContent('專屬玩家問題結果');
  await expect.element(result).toHaveTextContent(/回報 #V\d+ 成功/);
  const [asked] = site.asked(CREATE);
  const sent = fieldsOf(asked as Asked);
  expect(sent).toMatchObject({ email: 'vip@example.com', phone: '0912345678', question_type: '1' });
  // Double quotes are never let in.
  expect(sent.content).toBe('聯名時裝顯示異常，重新登入也一樣');
});

test('from the web: an id is confirmed, who it is stands there, and the result says how to follow it up', async () => {
  const site = await openAsVisitor();
  await expect.element(send).toBeDisabled();
  await expect.element(send).toHaveAccessibleDescription(/請先在「角色 ID」按「確認 ID」/);
  await confirm.click();
  await expect.element(page.getByText('請輸入角色 ID')).toBeVisible();
  await id.fill('123456780');
  await confirm.click();
  await expect.element(page.getByLabelText('角色名稱')).toHaveValue('星辰大海');
  await expect.element(page.getByLabelText('角色名稱')).toHaveAttribute('readonly');
  await expect.element(page.getByLabelText('伺服器')).toHaveValue('台灣一服');
  // Nobody's contact comes along with an id.
  await expect.element(page.getByLabelText('電子信箱')).toHaveValue('');
  expect(fieldsOf(site.asked(CONFIRM)[0] as Asked)).toMatchObject({ game_id: 'H73', in_game_id: '123456780' });
  await expectWellInEveryLook();
  await page.getByLabelText('電子信箱').fill('player@example.com');
  await page.getByLabelText('手機號碼').fill('0912345678');
  await write();
  await expect.element(send).toBeEnabled();
  await expect.element(page.getByText(/請先在「角色 ID」/)).not.toBeInTheDocument();
  await send.click();
  const result = page.getByRole('dialog');
  await expect.element(result).toHaveTextContent('專屬玩家問題結果');
  await expect.element(result).toHaveTextContent(/通知信已寄到您的信箱/);
  await expect.element(result).toHaveTextContent(/[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}/);
  const handle = confirmedOf().settings.vip_data?.partner_uid;
  expect(fieldsOf(site.asked(CREATE)[0] as Asked)).toMatchObject({ in_game_id: '123456780', partner_uid: handle });
  const { settings } = formOf();
  const way = page.getByRole('link', { name: '確定' }).element().getAttribute('href') ?? '';
  expect(way).toMatch(new RegExp(`^/vipservice/${settings.game.game_id}/view/\\d+\\?token=.+`));
});

test('another sign in the id is another character', async () => {
  await openAsVisitor();
  await id.fill('123456780');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByLabelText('角色名稱')).toBeVisible();
  await id.fill('1234567801');
  await expect.element(page.getByLabelText('角色名稱')).not.toBeInTheDocument();
  await expect.element(send).toBeDisabled();
});

test('an answer about an id that stands there no more counts for nothing', async () => {
  const slow = held(confirmedOf());
  await openAsVisitor({ [CONFIRM]: slow.answer });
  await id.fill('123456780');
  await confirm.click();
  await id.fill('999');
  slow.release();
  await expect.element(page.getByRole('button', { name: '確認 ID' })).not.toHaveAttribute('aria-busy');
  await expect.element(page.getByLabelText('角色名稱')).not.toBeInTheDocument();
});

test('a character that is not ranked is told so, and cannot be sent for', async () => {
  await openAsVisitor({ [CONFIRM]: confirmedOf({ vip_ranking: 0 }) });
  await id.fill('123456789');
  await confirm.click();
  await expect.element(page.getByText('此功能尚未開放所有玩家使用')).toBeVisible();
  await expect.element(send).toHaveAccessibleDescription(/請改由客服中心回報/);
  await expect.element(page.getByLabelText('角色名稱')).not.toBeInTheDocument();
  await expect.element(send).toBeDisabled();
  await expectWellInEveryLook();
});

test.for([
  [400, { in_game_id: '查無角色資料' }, '查無角色資料'],
  [429, { msg: '確認角色的次數太多了' }, '確認角色的次數太多了'],
  [503, { msg: '遊戲伺服器現在沒有回應' }, '遊戲伺服器現在沒有回應'],
] as const)('a confirmation that is refused with %i says why at the id', async ([status, fields, words]) => {
  await openAsVisitor({ [CONFIRM]: reply(status, fields) });
  await id.fill('1');
  await confirm.click();
  await expect.element(page.getByText(words)).toBeVisible();
  await expect.element(send).toBeDisabled();
});

test('an id that several servers have asks for the server', async () => {
  const site = await openAsVisitor({ [CONFIRM]: reply(400, { server_id: '請選擇您的伺服器' }) });
  await id.fill('123456780');
  await confirm.click();
  const server = page.getByLabelText('您的伺服器');
  await expect.element(server).toBeVisible();
  site.answer({ [CONFIRM]: confirmedOf() });
  await server.selectOptions('tw_2001');
  await confirm.click();
  await expect.element(page.getByLabelText('角色名稱')).toBeVisible();
  expect(fieldsOf(site.asked(CONFIRM).at(-1) as Asked)).toMatchObject({ server_id: 'tw_2001' });
});

test('what the server refuses after all stays in the form, with its sentence', async () => {
  await openAsVisitor({ [CREATE]: reply(403, { msg: '此功能尚未開放所有玩家使用' }) });
  await id.fill('123456780');
  await confirm.click();
  await page.getByLabelText('電子信箱').fill('player@example.com');
  await page.getByLabelText('手機號碼').fill('0912345678');
  await write();
  await send.click();
  await expect.element(page.getByText('此功能尚未開放所有玩家使用')).toBeVisible();
  expect(location.pathname).toBe('/vipservice/H73/create');
  await expect.element(page.getByLabelText('問題描述')).toHaveValue('聯名時裝顯示異常，重新登入也一樣');
});

test('a form that cannot be had leads to the games, with the sentence of the server', async () => {
  await renderPage({
    at: '/vipservice/none/create',
    calls: { ...vipCalls(), [FORM]: reply(404, { msg: 'game does not exist' }) },
  });
  await expect.element(page.getByText('找不到這個遊戲')).toBeVisible();
  expect(location.pathname).toBe('/support');
});
