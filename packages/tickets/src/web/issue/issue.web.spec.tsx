import { dayAfter, dayOf } from '@hub/contracts/tickets';
import { expectAccessible, expectWellInEveryLook, playerToken, renderPage } from '@hub/page-tests';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  choose,
  CREATE,
  FORM,
  fillVisitor,
  formCalls,
  formOf,
  openReport,
  pictureFile,
  playerForm,
  rows,
  send,
  slip,
  words,
} from '../testing/report-answers.ts';

const choice = page.getByLabelText('遇到什麼問題');
const TOP_UP = '/service/H73/report-issue?form_id=topup_not_received';
const PAID_AT = '2026-01-02T14:30';
const at = () => location.pathname + location.search;

test.for(['nothing', '', 'toString', '2'])('an unknown form "%s" leads back to the chooser', async (formId) => {
  await renderPage({ at: `/service/H73/report-issue?form_id=${formId}`, calls: formCalls() });
  await expect.element(choice).toBeVisible();
  expect(at()).toBe('/service/H73/confirm-issue');
});

test('a game that moved over leads from the old form through the chooser, by keyboard alone', async () => {
  await renderPage({ at: '/service/H73/create?from=mail', calls: formCalls(formOf({ report_form: 'new' })) });
  await expect.element(choice).toBeVisible();
  expect(at()).toBe('/service/H73/confirm-issue?from=mail');
  await expectAccessible('chooser');
  await page.getByRole('button', { name: '下一步' }).click();
  await expect.element(page.getByText('請選擇問題類型').first()).toBeVisible();

  choice.element().focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByText('付了款，商品還沒進遊戲')).toBeVisible();
  await expectAccessible('chosen');
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.poll(at).toBe('/service/H73/report-issue?from=mail&form_id=topup_not_received');
});

test('whoever comes back to the chooser finds what they chose, by the browser and by the step', async () => {
  await renderPage({ at: '/service/H73/confirm-issue', calls: formCalls() });
  await choice.selectOptions('account_lost');
  await page.getByRole('button', { name: '下一步' }).click();
  await expect.element(words).toBeVisible();
  history.back();
  await expect.element(choice).toHaveValue('account_lost');
  await expect.element(page.getByText('忘了帳號、換了手機，或找不到角色')).toBeVisible();
  await choice.selectOptions('general_issue');
  await page.getByRole('button', { name: '下一步' }).click();
  await expect.poll(at).toBe('/service/H73/report-issue?form_id=general_issue');
  await page.getByRole('link', { name: '選擇問題' }).click();
  await expect.element(choice).toHaveValue('general_issue');
});

test('the chooser of a player is well in every look, and keeps who they are', async () => {
  await renderPage({
    at: `/service/H73/confirm-issue?token=${playerToken()}`,
    calls: formCalls(playerForm({ report_form: 'new' })),
  });
  await choice.selectOptions('account_lost');
  await expectWellInEveryLook();
  await page.getByRole('button', { name: '下一步' }).click();
  await expect.element(page.getByText('測試角色').first()).toBeVisible();
});

test('the form for a top-up asks for everything, each in its own words', async () => {
  await openReport({}, TOP_UP);
  await send.click();
  await expect.element(page.getByText(/有 1[01] 個地方需要修改/)).toBeVisible();
  for (const name of [
    '請輸入您的電子信箱',
    '請填寫帳號 ID',
    '請填寫角色 ID',
    '請選擇交易時間，日期和時間都要填',
    '請填寫訂單編號',
    '請填寫購買的商品名稱',
    '請填寫沒收到的商品名稱',
    '請上傳收據截圖',
    '請上傳簡訊或收據截圖',
  ])
    await expect.element(page.getByRole('link', { name, exact: true })).toBeVisible();
  await expectAccessible();
  await page.getByRole('link', { name: '請上傳收據截圖' }).click();
  await expect.element(page.getByLabelText(/^收據截圖/)).toHaveFocus();
});

test('numbers and the moment of a payment are read as they are meant', async () => {
  await openReport({}, TOP_UP);
  const account = page.getByLabelText('帳號 ID');
  const paidAt = page.getByLabelText('交易時間');
  const press = async () => {
    await send.click();
    await expect.element(page.getByText(/個地方需要修改/)).toBeVisible();
  };
  await press();
  await account.fill('一二三');
  await expect.element(page.getByText('帳號 ID 只能填數字').first()).toBeVisible();
  await account.fill('１２３４５');
  await expect.element(page.getByText('帳號 ID 只能填數字')).toHaveLength(0);
  await paidAt.fill('2999-01-01T00:00');
  await expect.element(page.getByText('交易時間還沒到，請以台北時間再確認一次').first()).toBeVisible();
  await paidAt.fill(PAID_AT);
  await expect.element(page.getByText('交易時間還沒到')).toHaveLength(0);
});

test.for([
  ['account_lost', 1, 'f'],
  ['account_compromised', 1, 'g'],
  ['general_issue', 0, '1'],
] as const)('a visitor files %s with the generic form', async ([issue, papers, question_type]) => {
  const site = await openReport({}, `/service/H73/report-issue?form_id=${issue}`);
  await expect.element(page.getByLabelText(/^身分證件/)).toHaveLength(papers);
  await expect.element(page.getByLabelText('問題類型')).toHaveLength(0);
  await words.fill('短');
  await send.click();
  await expect.element(page.getByText('問題描述至少要 5 個字，目前 1 個字').first()).toBeVisible();
  await expect.element(page.getByText('請輸入您的電子信箱').first()).toBeVisible();
  await expectAccessible();

  await page.getByLabelText('電子信箱').fill('player@example.com');
  await page.getByLabelText('手機號碼').fill('0912345678');
  await page.getByLabelText('我沒有角色').click();
  await words.fill('換了手機之後就進不去了');
  const many = await Promise.all(Array.from({ length: 7 }, (_, n) => pictureFile(`圖${n}.png`)));
  choose(...many);
  await expect.element(page.getByText('最多 6 個附件；沒有加入：圖6.png').first()).toBeVisible();
  await expect.element(page.getByText('已上傳 6／6 張')).toBeVisible();
  await send.click();
  await expect.element(slip).toBeVisible();
  expect(site.asked(CREATE)[0]?.body).toMatchObject({ question_type });
});

const today = dayOf(new Date());
const promised = formOf({ question_types: { '1': '一般問題', complaint: '申訴', game_history: '申請遊戲歷程' } });
for (const [issue, about, hint, days] of [
  ['complaint', /我們在 15 日內答覆處理結果/, /希望我們怎麼處理/, { known_on: dayAfter(today, -2) }],
  [
    'game_history',
    /7 日內提供，每次查詢費 NT\$200/,
    /請寫想查什麼/,
    { history_from: dayAfter(today, -9), history_until: today },
  ],
] as const)
  test(`the chooser leads to ${issue}, says what it means, and files it with its days`, async () => {
    const site = await renderPage({ at: '/service/H73/confirm-issue', calls: formCalls(promised) });
    await choice.selectOptions(issue);
    await expect.element(page.getByText(about)).toBeVisible();
    await expectWellInEveryLook();
    await page.getByRole('button', { name: '下一步' }).click();
    await expect.element(page.getByText(hint)).toBeVisible();
    await expectWellInEveryLook();
    await page.getByLabelText('電子信箱').fill('player@example.com');
    await page.getByLabelText('手機號碼').fill('0912345678');
    await page.getByLabelText('我沒有角色').click();
    await words.fill('我不同意這次的停權，想知道依據');
    const labels = { known_on: /收到通知或知道這件事/, history_from: /從哪一天/, history_until: '到哪一天' };
    for (const [name, day] of Object.entries(days)) await page.getByLabelText(labels[name as 'known_on']).fill(day);
    await send.click();
    await expect.element(slip).toBeVisible();
    expect(site.asked(CREATE)[0]?.body).toMatchObject({ question_type: issue, ...days });
  });

test('the draft of a new form outlives a reload, files and all, and the choice of another category', async () => {
  const site = await openReport({}, TOP_UP);
  const order = page.getByLabelText('訂單編號');
  await page.getByLabelText('交易時間').fill(PAID_AT);
  await order.fill('GPA.3372-5514-0098');
  await page.getByLabelText(/^收據截圖/).upload(await pictureFile('收據.png'));
  await expect.element(rows).toHaveTextContent('已上傳');
  await site.reload();
  await expect.element(page.getByText(/已還原/)).toBeVisible();
  await expect.element(page.getByLabelText('交易時間')).toHaveValue(PAID_AT);
  await expect.element(order).toHaveValue('GPA.3372-5514-0098');
  await expect.element(rows).toHaveTextContent('已上傳');

  await page.getByRole('link', { name: '選擇問題' }).click();
  const go = async (issue: string) => {
    await choice.selectOptions(issue);
    await page.getByRole('button', { name: '下一步' }).click();
  };
  await go('general_issue');
  await words.fill('寫到一半，換了一種問題');
  history.back();
  await go('account_lost');
  await expect.element(words).toHaveValue('寫到一半，換了一種問題');
});

test('a visitor who sent this kind of problem from here is told so', async () => {
  const site = await openReport({ [FORM]: formOf() });
  await fillVisitor();
  await send.click();
  await expect.element(slip).toBeVisible();
  await site.open(TOP_UP);
  await expect.element(page.getByText('同類型的問題回報過了')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: '查看案件 10232' }))
    .toHaveAttribute('href', '/service/H73/query');
});
