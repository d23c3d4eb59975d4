import { expectAccessible, type Asked } from '@hub/page-tests';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openCase, pictureOf, ticketOf, VIEW } from '../testing/report-answers.ts';

const TIME = '2026-11-21T10:20:00+08:00';
const merged = { status: '4', closed_at: TIME, closed_by: 'staff' as const };

test('a merged case leads its player on to the other one', async () => {
  const closed = { ...merged, merged_into: { id: 10240, yours: true } };
  await openCase(closed, {
    [VIEW]: ({ params }: Asked) =>
      params.q_id === '10240' ? ticketOf({ id: 10240, content: '<p>月卡沒有收到</p>' }) : ticketOf(closed),
  });
  await expectAccessible();
  await page.getByRole('link', { name: '案件 10240' }).click();
  await expect.element(page.getByText('月卡沒有收到').first()).toBeVisible();
  expect(location.pathname).toBe('/service/H73/view/10240');
});

test('who has not the key of the other one is told what opens it', async () => {
  await openCase({ ...merged, merged_into: { id: 10240, yours: false } });
  await expect.element(page.getByText(/請用那一件的查詢碼到/)).toBeVisible();
  await expect.element(page.getByRole('link', { name: '案件 10240' })).toHaveLength(0);
});

test('given papers are counted and not shown; proofs of payment are', async () => {
  const pic_plus = await Promise.all([1, 2, 3].map((id) => pictureOf(id, `${id}.png`, { kind: 'pay' })));
  await openCase({ papers: { count: 4, destroyed_at: null }, pic_plus });
  await expect.element(page.getByText('已提供 4 份身分證件（僅客服處理時可看）')).toBeVisible();
  const proofs = page.getByRole('list', { name: '儲值憑證' }).getByRole('img');
  await expect.element(proofs).toHaveLength(3);
  await expect.poll(() => (proofs.first().element() as HTMLImageElement).naturalWidth).toBeGreaterThan(0);
  await expectAccessible();
});
