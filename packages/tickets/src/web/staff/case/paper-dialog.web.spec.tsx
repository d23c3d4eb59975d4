import { expectAccessible, reply } from '@hub/page-tests';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { pictureFile } from '../../testing/report-answers.ts';
import { CASE, caseOf, deskCalls, openCase } from '../testing/desk-answers.ts';

const LOOK = 'POST /api/staff/questions/:q_id/papers/:paper';
const given = { papers: { count: 4, destroyed_at: null }, paper_ids: [21, 22, 23, 24] };
const dialog = page.getByRole('dialog', { name: '身分證件 第 2 份' });
const look = page.getByRole('button', { name: '查看第 2 份' });

test('staff sees one ID paper at a time, for a reason only', async () => {
  const paper = reply(200, await pictureFile('paper.png'), { 'content-type': 'image/png' });
  const site = await openCase(given, { [LOOK]: paper });
  await expect.element(page.getByText('身分證件 4 份')).toBeVisible();
  await look.click();
  const show = dialog.getByRole('button', { name: '查看', exact: true });
  await show.click();
  await expect.element(dialog.getByText('請寫下查看的原因，至少 4 個字').first()).toBeVisible();
  expect(site.asked(LOOK)).toEqual([]);
  await expectAccessible('why');
  await dialog.getByRole('textbox', { name: '查看的原因' }).fill('核對帳號擁有者');
  await show.click();
  const picture = dialog.getByRole('img');
  await expect.poll(() => (picture.element() as HTMLImageElement).naturalWidth).toBeGreaterThan(0);
  expect(site.asked(LOOK).map(({ params, body }) => [params.paper, body])).toEqual([
    ['22', { reason: '核對帳號擁有者' }],
  ]);
  await expectAccessible('shown');
  const address = (picture.element() as HTMLImageElement).src;
  await dialog.getByRole('button', { name: '看完了' }).click();
  await expect.element(dialog).toHaveLength(0);
  await expect.element(look).toHaveFocus();
  await expect(fetch(address)).rejects.toThrow();
});

test('who may not see papers is told so, and destroyed ones are said to be gone', async () => {
  const site = await openCase(given, {}, { role: 'auditor' });
  await expect.element(page.getByText('只有處理案件的客服可以查看。')).toBeVisible();
  await expect.element(look).toHaveLength(0);
  const papers = { count: 4, destroyed_at: '2026-11-21T10:20:00+08:00' };
  site.answer({ ...deskCalls(), [CASE]: caseOf({ papers, paper_ids: [] }) });
  await site.reload();
  await expect.element(page.getByText('身分證件已依規定銷毀（2026/11/21）')).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^查看第/ })).toHaveLength(0);
});
