import type { EventFormView, RedeemLog, RedeemView } from '@hub/contracts/events';
import {
  documented,
  examples,
  expectAccessible,
  held,
  noAnswer,
  playerToken,
  renderPage,
  reply,
  type Calls,
} from '@hub/page-tests';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { eventPage, eventRewards, REDEEM, RENDER, REWARDS } from './testing/event-answers.ts';

const GOOD = '兌換成功，獎勵將寄送至遊戲內信箱';
const sent: RedeemLog = { serial: 'DEMO20260017', in_fours: true, title: '冬季頭像框＋花火 ×20', mail_status: 'sent' };
const field = page.getByRole('textbox', { name: '活動序號' });
const redeemed = (logs: RedeemLog[] = [sent]): RedeemView => ({
  msg: GOOD,
  again: false,
  logs,
  redeem_status: 'NORMAL',
  redeem_message: '',
  error_count: 0,
  error_limit: 10,
});

async function open(event: EventFormView, calls: Calls = {}) {
  const site = await renderPage({
    at: `/events/event_serial?event_id=1&token=${playerToken()}`,
    calls: { [REWARDS]: eventRewards, [RENDER]: event, ...calls },
  });
  await expect.element(field).toBeVisible();
  return site;
}

async function send(code: string): Promise<void> {
  await field.fill(code);
  await userEvent.keyboard('{Enter}');
}

test('what was said of a code goes with the next one, and what is typed meanwhile is the next one', async () => {
  const site = await open(eventPage({ logs: [sent] }));
  expect(site.asked(RENDER)).toHaveLength(1);
  const { answer, release } = held(redeemed());
  site.answer({ [REDEEM]: answer });
  await send('DEMO20260017');
  await expect.element(page.getByRole('button', { name: '兌換中' })).toBeVisible();
  await field.fill('DEMO20260451');
  release();
  const told = page.getByText(GOOD);
  await expect.element(told).toBeInViewport();
  await expect.element(page.getByText('序號 DEMO-2026-0017')).toBeVisible();
  await expect.element(field).toHaveValue('DEMO20260451');
  await userEvent.keyboard('{End}0');
  await expect.element(told).toHaveLength(0);
});

test('what was said of a code leaves the code that was typed meanwhile on this device', async () => {
  const site = await open(eventPage());
  const { answer, release } = held(redeemed());
  site.answer({ [REDEEM]: answer });
  await send('DEMO20260017');
  await field.fill('DEMO20260451');
  release();
  await expect.element(page.getByText(GOOD)).toBeVisible();
  await site.reload();
  await expect.element(field).toHaveValue('DEMO20260451');
});

test('what was said of a code that was spared says so, until another is typed', async () => {
  await open(eventPage(), { [REDEEM]: reply(409, { msg: '此類別獎勵已兌換' }) });
  await send('DEMO20260017');
  const told = page.getByText('此類別獎勵已兌換');
  await expect.element(told).toBeVisible();
  await expect.element(page.getByText('這次也不計入錯誤次數')).toBeVisible();
  await expectAccessible();
  await field.fill('DEMO20260451');
  await expect.element(told).toHaveLength(0);
});

test('a code that is too short is told at its field, which keeps the focus, and is not sent', async () => {
  const site = await open(eventPage());
  await expect.element(page.getByText('輸入錯誤累計 10 次，兌換功能會鎖定，需由客服解除。')).toBeVisible();
  await field.click();
  await userEvent.keyboard('ABC-123{Enter}');
  await expect.element(page.getByText('序號至少 8 碼').first()).toBeVisible();
  await expect.element(field).toHaveFocus();
  await expectAccessible();
  expect(site.asked(REDEEM)).toEqual([]);
});

test('two codes at once are told at the field, and are not sent', async () => {
  const site = await open(eventPage());
  await send('DEMO-2026-0001 DEMO-2026-0002');
  await expect.element(page.getByText('這裡像是兩組序號，請一次輸入一組。').first()).toBeVisible();
  await expect.element(field).toHaveFocus();
  expect(site.asked(REDEEM)).toEqual([]);
  await field.fill('DEMO 2026 0001 0002');
  await expect.element(page.getByText('會以 DEMO202600010002 兌換')).toHaveLength(0);
  await expect.element(page.getByText('這裡像是兩組序號')).toHaveLength(0);
});

test('a refused code is chosen, so that the next one takes its place; signs that look alike are named', async () => {
  const site = await open(eventPage(), { [REDEEM]: reply(400, { serial_no: '序號錯誤或已使用，請再確認一次' }) });
  await send('DEMO20260001');
  await expect.element(page.getByText('數字 0 和英文 O、數字 1 和英文 I 容易看錯。')).toBeVisible();
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('ABCDEFGH{Enter}');
  await expect
    .poll(() => site.asked(REDEEM).map(({ body }) => body))
    .toEqual([{ serial_no: 'DEMO20260001' }, { serial_no: 'ABCDEFGH' }]);
  await expect.element(page.getByText('數字 0 和英文 O')).toHaveLength(0);
});

test('a code that comes too soon after the last waits by itself', async () => {
  let tries = 0;
  const site = await open(eventPage(), {
    [REDEEM]: () => {
      tries += 1;
      return tries === 1 ? reply(429, { msg: '操作過於頻繁' }, { 'retry-after': '1' }) : redeemed();
    },
  });
  await send('DEMO20260017');
  await expect.element(page.getByText(GOOD)).toBeVisible();
  await expect.element(page.getByText('操作過於頻繁')).toHaveLength(0);
  expect(site.asked(REDEEM)).toHaveLength(2);
});

test('wrong codes by keyboard alone: the page says how many are left from the fifth on, and locks with the tenth', async () => {
  let errors = 0;
  const standing = () => eventPage({ error_count: errors, redeem_status: errors < 10 ? 'NORMAL' : 'REACH_LIMITED' });
  const site = await open(standing());
  site.answer({
    [REWARDS]: eventRewards,
    [RENDER]: standing,
    [REDEEM]: () => {
      errors += 1;
      return reply(400, { serial_no: '序號錯誤或已使用，請再確認一次' });
    },
  });
  for (let n = 1; n < 10; n += 1) {
    await send(`WRONG-CODE-${n}`);
    const left = page.getByRole('status').filter({ hasText: '尚可嘗試' });
    if (n >= 5) await expect.element(left).toHaveTextContent(`尚可嘗試 ${10 - n} 次`);
    await expect.element(page.getByText('序號錯誤或已使用，請再確認一次').first()).toBeVisible();
    await expect.element(field).toHaveFocus();
    await expect.element(field).toHaveValue(`WRONG-CODE-${n}`);
    if (n < 5) await expect.element(left).toHaveLength(0);
    if (n === 5) await expectAccessible();
  }
  await send('WRONG-CODE-10');
  await expect.element(page.getByText('錯誤次數已達上限，兌換功能已鎖定')).toBeVisible();
  await expect.element(field).toHaveLength(0);
  await site.reload();
  const help = page.getByRole('link', { name: '聯絡客服解除鎖定' });
  await expect.element(help).toBeVisible();
  const FORM = 'GET /api/questions/render_create_form/:game_id';
  const { settings } = documented<{ settings: { question_types: object } }>(FORM);
  const question_types = { '1': '一般問題', '4': '活動問題' };
  site.answer({
    ...examples('POST /api/service/init_setup', 'GET /api/notices'),
    [FORM]: { settings: { ...settings, question_types } },
  });
  (help.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => location.pathname).toBe('/service/H73/create');
  await expect.element(page.getByLabelText('問題類型')).toHaveValue('4');
});

test('what is typed outlives a dead line and a reload', async () => {
  const site = await open(eventPage(), { [REDEEM]: noAnswer });
  await send('DEMO20260005');
  await expect.element(page.getByText(/連不上網路/).first()).toBeVisible();
  site.answer({ [REDEEM]: redeemed([]) });
  await site.reload();
  await expect.element(field).toHaveValue('DEMO20260005');
  await field.click();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText(GOOD)).toBeVisible();
  await expect.element(field).toHaveValue('');
});

test('a pasted code is shown as it will be read, and its mail is watched until it has left', async () => {
  const log: RedeemLog = { serial: 'DEMO20260001', in_fours: true, title: '週年禮包', mail_status: 'queued' };
  const site = await open(eventPage({ logs: [log] }));
  await field.fill('ｄｅｍｏ－２０２６　０００１');
  await expect.element(page.getByText('會以 DEMO20260001 兌換')).toBeVisible();
  await expect.element(page.getByText('處理中')).toBeVisible();
  site.answer({ [REWARDS]: eventRewards, [RENDER]: eventPage({ logs: [{ ...log, mail_status: 'sent' }] }) });
  await expect.element(page.getByText('已寄出'), { timeout: 12_000 }).toBeVisible();
  await expect.element(field).toHaveValue('ｄｅｍｏ－２０２６　０００１');
});

test('what was said of a code speaks the language that the page is switched to', async () => {
  const language = page.getByRole('combobox', { name: /語言|Language/ });
  const site = await open(eventPage(), { [REDEEM]: reply(400, { serial_no: '序號錯誤或已使用，請再確認一次' }) });
  await field.fill('WRONGCODE0001');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('序號錯誤或已使用，請再確認一次').first()).toBeVisible();
  await language.selectOptions('en');
  await expect
    .element(page.getByText('This code is wrong or has been used. Please check it once more.').first())
    .toBeVisible();
  await expect.element(page.getByText('序號錯誤或已使用，請再確認一次')).toHaveLength(0);
  await language.selectOptions('zh-TW');
  site.answer({ [REDEEM]: redeemed([]) });
  await send('GOODCODE0001');
  await expect.element(page.getByText(GOOD)).toBeVisible();
  await language.selectOptions('en');
  await expect.element(page.getByText('Redeemed. The reward will be sent to your in-game mailbox.')).toBeVisible();
});
