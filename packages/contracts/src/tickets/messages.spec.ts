import { describe, expect, it } from 'vitest';
import type { Schema } from 'yup';
import { faultsOf } from '../shared/faults-of.ts';
import { wirePhone } from '../shared/phone.ts';
import { sharedTexts } from '../shared/shared.texts.ts';
import { sentenceOf } from '../shared/texts.ts';
import { chooseIssueForm, playerIssueForm, playerTopUpForm, visitorIssueForm, visitorTopUpForm } from './issues.ts';
import { playerReportBody, visitorReportBody } from './messages.ts';
import { ticketTexts } from './texts.ts';

type Values = Record<string, string>;
type Row = [field: string, typed: string | undefined, sentence: string | null];

const common: Values = { game_id: 'H73', question_type: '1', email: 'mei.lin@example.com' };
const written: Values = { ...common, content: '角色卡在地圖裡' };
const visitor: Values = {
  phone: '0912345678',
  server_id: 'tw_2001',
  got_char: '1',
  character_name: '小測',
  in_game_id: '123456789',
};
const payment: Values = {
  paid_at: '2026-01-02T14:30',
  order_no: 'GPA.3372-5514',
  product: '月卡',
  missing_product: '月卡',
};

/** The sentence that a form shows, and a service answers, for one value among good ones. */
function sentence(schema: Schema, good: Values, field: string, typed: string | undefined): string | null {
  const fault = faultsOf(schema, { ...good, [field]: typed })[field];
  return fault ? sentenceOf({ ...sharedTexts, ...ticketTexts }, fault.code, 'zh-TW', fault.params) : null;
}

const EMAIL = '電子信箱的格式不正確，例如 name@example.com';
const UNANSWERED = '請在編號後面填上您記得的內容，至少一項';
const everybody: Row[] = [
  ['email', 'mei@', EMAIL],
  ['email', 'a@b.co\r\nBcc: x@y.zz', EMAIL],
  ['email', ' ｍｅｉ@example.com ', null],
  ['question_type', '', '請選擇問題類型'],
  ['question_type', undefined, '請選擇問題類型'],
];
const described: Row[] = [
  ['content', '', '請描述您遇到的問題'],
  ['content', ' \n ', '請描述您遇到的問題'],
  ['content', '沒入帳了', '問題描述至少要 5 個字，目前 4 個字'],
  ['content', '𠮷𠮷𠮷𠮷', '問題描述至少要 5 個字，目前 4 個字'],
  ['content', '沒有入帳了', null],
  ['content', '"引號"也收下', null],
  ['content', '字'.repeat(2000), null],
  ['content', '字'.repeat(2001), '內容最多 2000 個字，目前 2001 個字'],
];
const contact: Row[] = [
  ['phone', '', '請填寫手機號碼'],
  ['phone', '０９１２３４５６７８', null],
  ['phone', '0912-345-678', null],
  ['phone', '0912abc678', '手機號碼只能填數字，請拿掉文字或英文字母'],
  ['phone', '#0912345678', '手機號碼和國碼不符，請再確認一次'],
  ['phone', '0912', '手機號碼和國碼不符，請再確認一次'],
  ['server_id', '', '請選擇伺服器'],
];
const character: Row[] = [
  ['character_name', '', '請填寫角色名稱，或勾選「我沒有角色」'],
  ['character_name', '字'.repeat(51), '最多 50 個字'],
  ['in_game_id', '', '請填寫角色 ID，或勾選「我沒有角色」'],
];
const paid: Row[] = [
  ['paid_at', '', '請選擇交易時間，日期和時間都要填'],
  ['paid_at', '2026-01-02', '請選擇交易時間，日期和時間都要填'],
  ['paid_at', '2026-02-30T10:00', '請選擇交易時間，日期和時間都要填'],
  ['paid_at', '2999-01-01T00:00', '交易時間還沒到，請以台北時間再確認一次'],
  ['order_no', ' ', '請填寫訂單編號'],
  ['order_no', '1'.repeat(65), '最多 64 個字'],
  ['product', '', '請填寫購買的商品名稱'],
  ['missing_product', '', '請填寫沒收到的商品名稱'],
];
const accountIds: Row[] = [
  ['in_game_id', '', '請填寫帳號 ID'],
  ['in_game_id', '12a', '帳號 ID 只能填數字'],
  ['in_game_id', '１２３', null],
  ['role_id', '', '請填寫角色 ID'],
  ['role_id', '-1', '角色 ID 只能填數字'],
  ['character_name', '', '請填寫角色名稱'],
];
const legacyEmail: Row = ['email', '', '請填寫電子信箱，例如 name@example.com'];
const newEmail: Row = ['email', '', '請輸入您的電子信箱'];

const fromSite = { ...written, ...visitor };
const topUpFromSite = { ...common, ...visitor, ...payment, role_id: '987', question_type: '2' };
const forms: [name: string, schema: Schema, good: Values, rows: Row[]][] = [
  ['legacy, in game', playerReportBody, written, [...everybody, ...described, legacyEmail]],
  ['legacy, website', visitorReportBody, fromSite, [...everybody, ...described, ...contact, ...character, legacyEmail]],
  ['new, in game', playerIssueForm, written, [...everybody, ...described, newEmail]],
  ['new, website', visitorIssueForm, fromSite, [...everybody, ...described, ...contact, ...character, newEmail]],
  ['top-up, in game', playerTopUpForm, { ...common, ...payment }, [...everybody, ...paid, newEmail]],
  ['top-up, website', visitorTopUpForm, topUpFromSite, [...everybody, ...contact, ...paid, ...accountIds, newEmail]],
  [
    'chooser',
    chooseIssueForm,
    { form_id: 'general_issue' },
    [
      ['form_id', '', '請選擇問題類型'],
      ['form_id', 'u', '請選擇問題類型'],
    ],
  ],
];

for (const [name, schema, good, rows] of forms) {
  describe(`report form: ${name}`, () => {
    it('takes what is right', () => {
      expect(faultsOf(schema, good)).toEqual({});
    });

    it.each(rows)('%s %j: %s', (field, typed, expected) => {
      expect(sentence(schema, good, field, typed)).toBe(expected);
    });
  });
}

it.each([
  ['1. 伺服器與角色名稱：\n2. 角色 ID：\n3. 最後登入時間：', UNANSWERED],
  ['1. Server and character:\n2. Character ID: ', UNANSWERED],
  ['1. 伺服器與角色名稱：\n2. 角色 ID：123456789', null],
  ['1. 伺服器與角色名稱：\n都不記得了', null],
  ['12:30 開始就不能登入', null],
])('a description of %j: %s', (content, expected) => {
  expect(sentence(playerReportBody, written, 'content', content)).toBe(expected);
});

describe('who has no character', () => {
  it('needs neither name nor id', () => {
    const none = { ...fromSite, got_char: '0', character_name: '', in_game_id: '' };
    expect(faultsOf(visitorReportBody, none)).toEqual({});
    expect(faultsOf(visitorIssueForm, none)).toEqual({});
  });
});

describe('the phone with its country code', () => {
  it.each([
    ['886', '912345678', null],
    ['852', '61234567', null],
    ['853', '66123456', null],
    ['65', '91234567', null],
    ['60', '0123456789', null],
    ['0086', '13800138000', null],
    ['86', '13800138000', null],
    ['', '0912345678', null],
    ['', '+852 9123 4567', null],
    ['852', '+852 9123 4567', null],
    ['852', '85291234567', null],
    ['65', '6591234567', null],
    ['0086', '00868613800138000', '手機號碼和國碼不符，請再確認一次'],
    ['0086', '+86 138 0013 8000', null],
    ['0086', '008613800138000', null],
    ['852', '0912345678', '手機號碼和國碼不符，請再確認一次'],
    ['65', '21234567', '手機號碼和國碼不符，請再確認一次'],
  ])('%s %s: %s', (mobile_locale, phone, expected) => {
    expect(sentence(visitorReportBody, { ...fromSite, mobile_locale }, 'phone', phone)).toBe(expected);
    if (expected) return;
    // As it goes over the wire, with the code beside it or without.
    const wire = wirePhone(phone, mobile_locale);
    expect(sentence(visitorReportBody, { ...fromSite, mobile_locale }, 'phone', wire)).toBeNull();
    expect(sentence(visitorReportBody, fromSite, 'phone', wire)).toBeNull();
  });
});
