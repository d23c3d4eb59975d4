import type {
  AuditMonthRow,
  AuditMonthsView,
  AuditMonthView,
  AuditOverviewView,
  MonthChain,
} from '@hub/contracts/identity';
import { documented, expectAccessible, renderPage, reply, staffCalls, type Asked, type Calls } from '@hub/page-tests';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

const MONTHS = 'GET /api/staff/audit/sign_offs';
const MONTH = 'GET /api/staff/audit/sign_offs/:month';
const SIGN = 'POST /api/staff/audit/sign_offs/:month';
const looks = ['phone, light', 'desk, dark'] as const;

const [signed] = documented<AuditMonthsView>(MONTHS).data as [AuditMonthRow];
const wholeMonth = documented<AuditMonthView>(MONTH).data;
const monthCalls: Calls = {
  ...staffCalls('auditor'),
  'GET /api/staff/audit': { data: [], page: { next: null } },
  'GET /api/staff/audit/overview': documented<AuditOverviewView>('GET /api/staff/audit/overview'),
  [MONTHS]: { data: [{ month: '2026-11', signed: null }, signed] },
  [MONTH]: ({ params }: Asked) => ({
    data: { ...wholeMonth, month: params.month ?? '', signed: params.month === '2026-10' ? wholeMonth.signed : null },
  }),
};

for (const look of looks)
  test(`an auditor signs a month off, and sees who signed the one before: ${look}`, async () => {
    const site = await renderPage({ at: '/staff/audit', calls: monthCalls, look });
    const months = page.getByRole('region', { name: '每月簽核' });
    await expect.element(months.getByText('李安 已簽核')).toBeVisible();
    await expectAccessible('months');
    await months.getByRole('button', { name: '簽核 2026/11' }).click();
    const dialog = page.getByRole('dialog', { name: '2026/11 的稽核紀錄' });
    await expect.element(dialog.getByRole('row', { name: /客服 5,210 48,112 完整/ })).toBeVisible();
    await expectAccessible('before it is signed');
    const now = { ...wholeMonth, month: '2026-11' };
    site.answer({
      [SIGN]: { data: now },
      [MONTH]: { data: now },
      [MONTHS]: { data: [{ ...signed, month: '2026-11' }, signed] },
    });
    await dialog.getByLabelText('備註（可不填）').fill('抽查二十筆，都相符');
    await dialog.getByRole('button', { name: '我看過這個月的紀錄，簽核' }).click();
    await expect.element(dialog.getByText('李安（an.li）已簽核')).toBeVisible();
    expect(site.asked(SIGN).at(-1)?.body).toEqual({ note: '抽查二十筆，都相符' });
    await expectAccessible('signed');
  });

test('a month whose chain is not whole asks for a note, and says what differs from its signature', async () => {
  const [chain] = wholeMonth.chains as [MonthChain];
  const site = await renderPage({
    at: '/staff/audit',
    calls: {
      ...monthCalls,
      [MONTH]: { data: { month: '2026-11', signed: null, chains: [{ ...chain, state: 'broken', rows_signed: 0 }] } },
      [SIGN]: reply(400, { note: '請寫下查到什麼' }),
    },
    look: 'phone, light',
  });
  await page.getByRole('button', { name: '簽核 2026/11' }).click();
  const dialog = page.getByRole('dialog', { name: '2026/11 的稽核紀錄' });
  await expect.element(dialog.getByText('驗證不過')).toBeVisible();
  await dialog.getByRole('button', { name: '我看過這個月的紀錄，簽核' }).click();
  await expect.element(dialog.getByLabelText('查到什麼、怎麼處理')).toHaveAccessibleDescription(/請寫下查到什麼/);
  const changed = { ...wholeMonth, chains: [{ ...chain, rows: 5212, state: 'changed' }] };
  site.answer({ [MONTH]: { data: changed } });
  await userEvent.keyboard('{Escape}');
  await page.getByRole('button', { name: '查看 2026/10 的簽核' }).click();
  const signedOff = page.getByRole('dialog', { name: '2026/10 的稽核紀錄' });
  await expect.element(signedOff.getByText('和簽核時不同')).toBeVisible();
  await expect.element(signedOff.getByText('2 筆在簽核後才到')).toBeVisible();
});

test('who is no auditor of all games reads the months and signs none', async () => {
  await renderPage({
    at: '/staff/audit',
    calls: { ...monthCalls, ...staffCalls('product_admin') },
    look: 'desk, light',
  });
  await page.getByRole('button', { name: '簽核 2026/11' }).click();
  const dialog = page.getByRole('dialog', { name: '2026/11 的稽核紀錄' });
  await expect.element(dialog.getByText('由負責全部遊戲的稽核人員簽核。')).toBeVisible();
  await expect.element(dialog.getByRole('textbox')).toHaveLength(0);
});
