import { expect, it } from 'vitest';
import { faultsOf } from '../shared/faults-of.ts';
import { issueOf, issueTypes } from './issue-types.ts';
import { TOP_UP_WORDS_MAX, topUpContent } from './issues.ts';
import { visitorReportBody } from './messages.ts';

const payment = {
  paid_at: '2026-11-21T14:30',
  order_no: ' GPA.3372-5514 ',
  product: '"月卡"\n豪華版',
  missing_product: '月卡',
  content: '',
};
const ids = { in_game_id: '123456789', role_id: '987' };

it('files the categories under the types that staff know', () => {
  expect(issueTypes).toEqual({
    topup_not_received: '2',
    account_lost: 'f',
    account_compromised: 'g',
    complaint: 'complaint',
    game_history: 'game_history',
    general_issue: '1',
  });
});

it.each([['account_lost'], ['topup_not_received']])('knows %s', (id) => expect(issueOf(id)).toBe(id));
it.each([[null], [''], ['2'], ['toString'], ['ACCOUNT_LOST']])('does not know %j', (id) => {
  expect(issueOf(id)).toBeUndefined();
});

it('writes the answers about a payment as labelled lines for staff, one line each', () => {
  expect(topUpContent(ids, payment)).toBe(
    [
      '儲值未入帳',
      '帳號 ID：123456789',
      '角色 ID：987',
      '交易時間：2026/11/21 14:30（台北時間）',
      '訂單編號：GPA.3372-5514',
      '購買的商品：月卡 豪華版',
      '沒收到的商品：月卡',
    ].join('\n'),
  );
});

it('ends with what else was written, lines and all', () => {
  expect(topUpContent(ids, { ...payment, content: ' 更新了\n還是"沒有" ' })).toMatch(
    /沒收到的商品：月卡\n補充說明：更新了\n還是沒有$/,
  );
});

it('never writes more than a report may hold', () => {
  const longest = { paid_at: '2026-11-21T14:30', order_no: '1'.repeat(64), product: '字'.repeat(100) };
  const content = topUpContent(
    { in_game_id: '1'.repeat(32), role_id: '1'.repeat(32) },
    { ...longest, missing_product: '𠮷'.repeat(100), content: '字'.repeat(TOP_UP_WORDS_MAX) },
  );
  const report = { game_id: 'H73', question_type: '2', email: 'a@b.cc', phone: '0912345678', server_id: '1' };
  expect(faultsOf(visitorReportBody, { ...report, character_name: '小測', in_game_id: '1', content })).toEqual({});
});
