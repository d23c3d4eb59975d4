import type { TestRedeemView } from '@hub/contracts/events';
import { documented, expectAccessible, renderPage, reply, staffCalls, type Calls } from '@hub/page-tests';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { eventCalls } from '../../testing/desk-calls.ts';

const TEST = 'POST /api/staff/events/:event/test_redeem';
const form = page.getByRole('form', { name: '試一組序號' });
const code = form.getByLabelText('序號', { exact: true });
const role = form.getByLabelText('角色 ID');
const result = page.getByRole('region', { name: '試兌換的結果' });
const open = (calls: Calls) =>
  renderPage({ at: '/staff/events/1/test', calls: { ...staffCalls('event_operator'), ...eventCalls(), ...calls } });
const unknown = (over: Partial<TestRedeemView> = {}) =>
  documented<TestRedeemView>(TEST, {
    outcome: 'unknown',
    counts: true,
    message: '序號錯誤或已使用，請再確認一次',
    code: 'ABCDEFGH2345',
    batch: null,
    role: null,
    mail: null,
    ...over,
  });

test('a code is tried and not used up, and the answer says what it would cost', async () => {
  const site = await open({ [TEST]: unknown() });
  await code.fill('ａｂｃｄ－efgh－2345');
  await userEvent.keyboard('{Enter}');
  for (const words of ['沒有這組序號', 'ABCDEFGH2345', '會算一次錯誤', '序號錯誤或已使用，請再確認一次'])
    await expect.element(result).toHaveTextContent(words);
  site.answer({ [TEST]: unknown({ outcome: 'short', counts: false, code: 'ABC' }) });
  await code.fill('abc');
  await userEvent.keyboard('{Enter}');
  await expect.element(result).toHaveTextContent('不算錯誤');
  await expectAccessible();
});

test('a code is tried for a role that the game knows', async () => {
  const known = { server_id: 'tw_2001', role_id: '123456789', name: '測試角色', confirmed: true };
  const site = await open({
    [TEST]: ({ body }) =>
      (body as { role_id: string }).role_id === '999999999'
        ? reply(400, { role_id: '遊戲在這個伺服器找不到這個角色' })
        : unknown({ role: known, code: (body as { serial_no: string }).serial_no }),
  });
  await code.fill('NOSUCHCODE77');
  await role.fill('999999999');
  await userEvent.keyboard('{Enter}');
  const server = form.getByLabelText('伺服器');
  await expect.element(server).toHaveAttribute('aria-invalid', 'true');
  expect(site.asked(TEST)).toEqual([]);
  await server.selectOptions('tw_2001');
  await role.click();
  await userEvent.keyboard('{Enter}');
  await expect.element(role).toHaveAccessibleDescription(expect.stringContaining('遊戲在這個伺服器找不到這個角色'));
  await expect.element(result).toHaveLength(0);
  await role.fill('123456789');
  await userEvent.keyboard('{Enter}');
  await expect.element(result).toHaveTextContent('沒有這組序號');
  await expect.element(result).toHaveTextContent('測試角色');
  // The form asks again with what stands in it.
  await code.fill('NOSUCHCODE78');
  await userEvent.keyboard('{Enter}');
  await expect.element(result).toHaveTextContent('NOSUCHCODE78');
  await expectAccessible();
  site.answer({ [TEST]: unknown({ role: { ...known, name: '', confirmed: false } }) });
  await userEvent.keyboard('{Enter}');
  await expect.element(result).toHaveTextContent('沒有確認這個角色');
});
