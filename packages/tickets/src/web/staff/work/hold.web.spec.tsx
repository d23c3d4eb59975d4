import { expectAccessible, expectFits } from '@hub/page-tests';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { dialog, more, openCase, press, takes } from '../testing/desk-answers.ts';

const HOLD = 'POST /api/staff/questions/:q_id/hold';
const RELEASE = 'POST /api/staff/questions/:q_id/hold/release';
const hold = { by: '阿敏', reason: '法務調查中，先不要刪', at: '2026-11-21T11:00:00+08:00' };

const act = (name: string) => page.getByRole('button', { name, exact: true });
const note = page.getByText('這件暫停刪除');

for (const look of ['phone, light', 'phone, dark', 'desk, light', 'desk, dark'] as const)
  test(`a lead holds a case for a reason, and ends that for another: ${look}`, async () => {
    const site = await openCase({}, {}, { role: 'lead', look });
    await expect.element(note).toHaveLength(0);
    await press(more);
    await press(act('暫停刪除'));
    await expectAccessible('asked');
    await press(dialog.getByRole('button', { name: '暫停刪除' }));
    await expect.element(dialog.getByText('請寫下原因，至少 4 個字', { exact: true })).toBeVisible();
    expect(site.asked(HOLD)).toEqual([]);
    takes(site, HOLD, { hold });
    await dialog.getByLabelText('暫停刪除的原因').fill(hold.reason);
    await press(dialog.getByRole('button', { name: '暫停刪除' }));
    await expect.element(note).toBeVisible();
    await expect.element(page.getByText(/阿敏在 .* 設定，原因：法務調查中，先不要刪/)).toBeVisible();
    expect(site.asked(HOLD)[0]?.body).toEqual({ reason: hold.reason });
    expect(site.asked(HOLD)[0]?.headers.get('if-match')).toBe('3');
    await expectAccessible('held');
    expectFits();

    await press(more);
    await press(act('解除暫停刪除'));
    await expectAccessible('release');
    takes(site, RELEASE, { hold: null, version: 5 });
    await dialog.getByLabelText('解除的原因').fill('調查結束');
    await press(dialog.getByRole('button', { name: '解除暫停刪除' }));
    await expect.element(note).toHaveLength(0);
    expect(site.asked(RELEASE)[0]?.body).toEqual({ reason: '調查結束' });
  });

test('everybody who reads it sees the hold, and nobody else changes it', async () => {
  await openCase({ hold }, {}, { role: 'agent' });
  await expect.element(note).toBeVisible();
  await press(more);
  await expect.element(act('再寄一次查詢碼')).toBeVisible();
  await expect.element(act('解除暫停刪除')).toHaveLength(0);
});

test('an auditor sees it too', async () => {
  await openCase({ hold }, {}, { role: 'auditor' });
  await expect.element(note).toBeVisible();
  await expect.element(more).toHaveLength(0);
});
