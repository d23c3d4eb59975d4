import type { BulkView } from '@hub/contracts/tickets';
import { documented, expectAccessible, renderPage } from '@hub/page-tests';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { deskCalls, dialog, QUEUE, queueOf } from '../testing/desk-answers.ts';

const BEGIN = 'POST /api/staff/questions/bulk';
const STATE = 'GET /api/staff/questions/bulk/:bulk';
const { data } = documented<BulkView>(BEGIN);
const stateOf = (left: number, results: BulkView['data']['items'][number]['result'][]): BulkView => ({
  data: { ...data, left, items: data.items.map((item, at) => ({ ...item, result: results[at]! })) },
});
const bar = page.getByRole('toolbar', { name: '選取的案件' });
const first = page.getByRole('list', { name: '全部', exact: true }).getByCss('[data-row]').first();

const open = () =>
  renderPage({
    at: '/staff/questions?queue=all',
    calls: { ...deskCalls(), [QUEUE]: queueOf([10231, 10240, 10241]) },
    look: 'desk, light',
  });

test('a box that can be chosen is an open one, also in the dark', async () => {
  const site = await open();
  await site.look('desk, dark');
  const box = page.getByRole('checkbox', { name: '選取 #10231' });
  await expect.element(box).toBeVisible();
  const { appearance, backgroundColor } = getComputedStyle(box.element());
  const probe = document.body.appendChild(document.createElement('i'));
  probe.style.backgroundColor = 'var(--surface)';
  expect([appearance, backgroundColor]).toEqual(['none', getComputedStyle(probe).backgroundColor]);
  probe.remove();
  await box.click();
  await expect.element(box).toBeChecked();
  expect(getComputedStyle(box.element()).appearance).not.toBe('none');
});

test('chosen reports are closed together, in two steps that name the number', async () => {
  const site = await open();
  for (const id of [10231, 10240]) await page.getByRole('checkbox', { name: `選取 #${id}` }).click();
  await expect.element(bar).toHaveTextContent('已選 2 件');
  await expectAccessible('chosen');
  site.answer({ [BEGIN]: stateOf(2, [null, null]), [STATE]: stateOf(1, ['done', null]) });
  await bar.getByRole('button', { name: '結案' }).click();
  await expect.element(dialog.getByText('每位玩家都會收到結案通知信')).toBeVisible();
  await expectAccessible('asked');
  expect(site.asked(BEGIN)).toEqual([]);
  await page.getByRole('button', { name: '結案這 2 件' }).click();
  await expect.element(page.getByText('處理中，已完成 1／2 件。')).toBeVisible();
  site.answer({ [STATE]: stateOf(0, ['done', 'done']) });
  await expect.element(page.getByText('完成 2 件')).toBeVisible();
  expect(site.asked(BEGIN)[0]?.body).toEqual({ action: 'close', ids: [10231, 10240], count: 2 });
  await expectAccessible('done');
  await userEvent.keyboard('{Enter}');
  await expect.element(bar).toHaveLength(0);
  await expect.element(first).toHaveFocus();
});

test('an answer to all is read once more before it leaves; what was closed before is named', async () => {
  const site = await open();
  await expect.element(first).toBeVisible();
  await userEvent.keyboard('jx');
  await userEvent.keyboard('jx');
  await bar.getByRole('button', { name: '一起回覆' }).click();
  await expect.element(page.getByRole('button', { name: '下一步' })).toBeDisabled();
  await page.getByLabelText('要給每位玩家的回覆').fill('伺服器已**修復**');
  await page.getByRole('button', { name: '下一步' }).click();
  await expect
    .element(page.getByRole('group', { name: '玩家看到的樣子' }).getByRole('strong'))
    .toHaveTextContent('修復');
  await page.getByRole('button', { name: '回去改' }).click();
  await expect.element(page.getByLabelText('要給每位玩家的回覆')).toHaveValue('伺服器已**修復**');
  await page.getByRole('button', { name: '下一步' }).click();
  const over = stateOf(0, ['done', 'closed']);
  site.answer({ [BEGIN]: over, [STATE]: over });
  await page.getByRole('button', { name: '送出給 2 位玩家' }).click();
  await expect.element(page.getByText('完成 1 件')).toBeVisible();
  await expect.element(page.getByText('之前已結案，略過 1 件')).toBeVisible();
  await expect.element(dialog.getByText('#10240')).toBeVisible();
  expect(site.asked(BEGIN)[0]?.body).toMatchObject({ action: 'answer', count: 2, content: '伺服器已**修復**' });
});
