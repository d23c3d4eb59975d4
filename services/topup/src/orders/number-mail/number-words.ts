import type { Language } from '@hub/contracts/shared';
import type { NumberFacts } from './number-facts.ts';

type Words = Record<
  'subject' | 'heading' | 'button' | 'footer' | 'amount' | 'bank' | 'account' | 'until' | 'goods' | 'game' | 'order',
  string
> & { body: string[] };
type Of = Pick<NumberFacts, 'order' | 'rehearsal'>;

const zhTW = ({ order, rehearsal }: Of): Words => ({
  subject: `${rehearsal ? '（測試）' : ''}繳費帳號（訂單 ${order}）`,
  heading: '請在期限前轉帳',
  body: [
    ...(rehearsal ? ['這是測試訂單，請不要轉帳。'] : []),
    '帳號只給這筆訂單使用，轉帳後自動入帳。金額要一模一樣；過了期限，訂單會自動取消，請不要再轉。',
  ],
  button: '查看訂單的狀態',
  footer: '這封信是在訂單頁按了「寄到信箱」才寄出的。如果不是您下的單，請不要轉帳，也不用理會。請不要直接回信。',
  amount: '應付金額',
  bank: '銀行代碼',
  account: '繳費帳號',
  until: '期限（台北時間）',
  goods: '商品',
  game: '遊戲',
  order: '訂單編號',
});

const zhHK = ({ order, rehearsal }: Of): Words => ({
  subject: `${rehearsal ? '（測試）' : ''}繳費帳號（訂單 ${order}）`,
  heading: '請於期限前轉賬',
  body: [
    ...(rehearsal ? ['這是測試訂單，請勿轉賬。'] : []),
    '帳號只供這張訂單使用，轉賬後自動入賬。金額必須完全相同；逾期後訂單會自動取消，請勿再轉。',
  ],
  button: '查看訂單狀態',
  footer: '這封電郵在訂單頁按下「寄到電郵」後才發出。如果不是您下的單，請勿轉賬，亦無須理會。請勿直接回覆。',
  amount: '應付金額',
  bank: '銀行代碼',
  account: '繳費帳號',
  until: '期限（台北時間）',
  goods: '商品',
  game: '遊戲',
  order: '訂單編號',
});

const en = ({ order, rehearsal }: Of): Words => ({
  subject: `${rehearsal ? '(Test) ' : ''}Where to pay order ${order}`,
  heading: 'Please transfer the money in time',
  body: [
    ...(rehearsal ? ['This order is a test. Please do not pay.'] : []),
    'The account is for this order alone and the money is credited by itself. Please transfer the exact amount. After the deadline the order is cancelled: please do not pay then.',
  ],
  button: 'See how the order stands',
  footer:
    'This mail was sent because somebody pressed “mail it to me” on the page of the order. If the order is not yours, please do not pay and ignore this mail. Please do not reply.',
  amount: 'Amount',
  bank: 'Bank code',
  account: 'Account',
  until: 'Deadline (Taipei time)',
  goods: 'Package',
  game: 'Game',
  order: 'Order number',
});

export const numberWords: Record<Language, (of: Of) => Words> = { 'zh-TW': zhTW, 'zh-HK': zhHK, en };
