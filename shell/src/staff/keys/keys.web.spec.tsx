import type { ApprovalView } from '@hub/contracts/approvals';
import type { GameLinkTestView, PartnerKeyRequestView, PartnerKeyRow, PartnerKeysView } from '@hub/contracts/identity';
import { documented, expectAccessible, renderPage, reply, staffCalls, type Calls } from '@hub/page-tests';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

const KEYS = 'GET /api/staff/partner_keys';
const ASK = 'POST /api/staff/partner_keys/requests';
const ADDRESS = 'POST /api/staff/partner_keys/addresses';
const TRY = 'POST /api/staff/partner_keys/link_test';
const STEP_UP = 'POST /api/staff/step_up';
const WAITING = 'GET /api/staff/approvals/identity';

const keys = documented<PartnerKeysView>(KEYS);
const keyOf = (kid: string, over: Partial<PartnerKeyRow> = {}): PartnerKeyRow => ({ ...keys.data[0]!, kid, ...over });
const link = keyOf('h73-link-local', { purpose: 'link' });
const tried = documented<GameLinkTestView>(TRY);
const well = { found: 'well', why: '', ms: 41 } as const;
const calls: Calls = {
  ...staffCalls('owner'),
  [KEYS]: { ...keys, data: [keyOf('h73-local'), link] },
  [TRY]: { data: { ...tried.data, keys: [{ kid: link.kid, ...well }] } },
  [ASK]: reply(201, documented<PartnerKeyRequestView>(ASK)),
  [ADDRESS]: reply(201, documented<ApprovalView>(ADDRESS)),
  [WAITING]: { data: [{ ...documented<ApprovalView>(ADDRESS).data, mine: true }], page: { next: null } },
  'GET /api/staff/approvals/events': { data: [], page: { next: null } },
};
const open = (at: string, over: Calls = {}) => renderPage({ at, calls: { ...calls, ...over }, look: 'desk, light' });
const region = page.getByRole('region', { name: '伺服器連線' });
const send = () => page.getByRole('button', { name: '送出，等另一位核准' });
const asked = page.getByRole('group', { name: '已提出' });

test('a link is tried where its address stands, and what is wrong is told key by key', async () => {
  const site = await open('/staff/keys?game=H73');
  await expect.element(region.getByText('https://game.example/hub', { exact: true })).toBeVisible();
  const button = region.getByRole('button', { name: '測試連線' });
  await button.click();
  await expect.element(region.getByText('連線正常，金鑰都通過')).toBeVisible();
  expect(site.asked(TRY)[0]?.body).toEqual({ game_id: 'H73' });
  await expectAccessible('well');
  const refused = { found: 'signature', why: 'signature_invalid', ms: 12 } as const;
  const two = [
    { kid: 'h73-link-2027', ...refused },
    { kid: link.kid, ...well },
  ];
  site.answer({ [TRY]: { data: { ...tried.data, ok: false, keys: two } } });
  await button.click();
  const told = region.getByRole('status');
  await expect.element(told.getByText('簽章被拒絕：遊戲還沒有這把金鑰，或密鑰不同')).toHaveLength(1);
  await expect.element(told.getByText('簽章通過')).toHaveLength(1);
  await expectAccessible('a key that the game has not');
  site.answer({ [TRY]: { data: { ...tried.data, keys: two.map(({ kid }) => ({ kid, ...well })) } } });
  await button.click();
  await expect.element(told.getByText('簽章通過')).toHaveLength(2);
});

test('the parts of several games are told apart by the name of their game', async () => {
  const ofG112 = [keyOf('g112-local', { game_id: 'G112' })];
  await open('/staff/keys', { [KEYS]: { ...keys, data: [keyOf('h73-local'), link, ...ofG112] } });
  await expect.element(page.getByRole('region', { name: /H73.*伺服器連線/ })).toBeVisible();
  await expect.element(page.getByRole('region', { name: /G112.*伺服器連線/ })).toBeVisible();
  await expectAccessible();
});

test('an address that is none is said at its field; a good one is asked for', async () => {
  const site = await open('/staff/keys?game=H73');
  await region.getByRole('link', { name: '變更位址' }).click();
  await expect.element(page.getByText('目前：https://game.example/hub')).toBeVisible();
  const field = page.getByLabelText('新位址');
  await field.fill('game.example');
  await send().click();
  await expect.element(page.getByText(/請輸入完整的位址/)).toBeVisible();
  await expect.element(field).toHaveFocus();
  expect(site.asked(ADDRESS)).toEqual([]);
  await field.fill('https://moved.example/hub');
  await page.getByLabelText('原因').fill('遊戲方搬遷機房');
  await expectAccessible();
  await send().click();
  await expect.element(asked).toHaveFocus();
  expect(site.asked(ADDRESS)[0]?.body).toEqual({
    game_id: 'H73',
    base_url: 'https://moved.example/hub',
    reason: '遊戲方搬遷機房',
  });
});

test('a key is replaced: what lacks is said, the secret is shown once, and the request is found', async () => {
  const site = await open('/staff/keys?game=H73');
  await page.getByRole('link', { name: '更換 h73-local', exact: true }).click();
  await expect.element(page.getByLabelText('用途')).toHaveValue('token');
  await expect.element(page.getByLabelText('演算法')).toHaveValue('HS256');
  await send().click();
  await expect.element(page.getByText('請輸入金鑰名稱')).toBeVisible();
  await expect.element(page.getByLabelText('新金鑰的名稱')).toHaveFocus();
  expect(site.asked(ASK)).toEqual([]);
  await page.getByLabelText('新金鑰的名稱').fill('h73-2027');
  await page.getByLabelText('原因').fill('每半年例行更換');
  await expectAccessible('asking');
  await send().click();
  await expect.element(asked).toHaveFocus();
  await expect.element(asked.getByText('shown-this-once')).toBeVisible();
  expect(site.asked(ASK)[0]?.body).toMatchObject({
    deed: 'rotate',
    game_id: 'H73',
    purpose: 'token',
    kid: 'h73-2027',
    old_kid: 'h73-local',
    overlap_h: 24,
  });
  await expectAccessible('asked');
  await page.getByRole('link', { name: '看等待核准的清單' }).click();
  await expect.element(page.getByText('這是您提出的')).toBeVisible();
  await expect.element(page.getByRole('button', { name: '撤回' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: '核准', exact: true })).toHaveLength(0);
});

test('a key of a link has no algorithm to choose; a fresh code is asked for when the last one is old', async () => {
  const site = await open('/staff/keys?game=H73', { [ASK]: reply(403, { step_up: '請再輸入一次驗證碼' }) });
  await page.getByRole('link', { name: '更換 h73-link-local', exact: true }).click();
  await expect.element(page.getByLabelText('用途')).toHaveValue('link');
  await expect.element(page.getByLabelText('演算法')).toHaveLength(0);
  await page.getByLabelText('新金鑰的名稱').fill('h73-link-2027');
  await page.getByLabelText('原因').fill('每半年例行更換');
  await expectAccessible();
  await send().click();
  const question = page.getByRole('dialog', { name: '再驗證一次' });
  await question.getByLabelText('驗證碼').fill('123456');
  site.answer({ [STEP_UP]: documented(STEP_UP), [ASK]: reply(201, documented<PartnerKeyRequestView>(ASK)) });
  await question.getByRole('button', { name: '確認' }).click();
  await expect.element(asked).toHaveFocus();
  const [first, second] = site.asked(ASK);
  expect(second?.headers.get('idempotency-key')).toBe(first?.headers.get('idempotency-key'));
});
