import type { MailFacts, MailWords } from './mail-facts.ts';

const zhTW = (facts: MailFacts): MailWords => ({
  subject: `您的查詢碼（案件 ${facts.number}）`,
  heading: '這是您的查詢碼',
  body: ['有人在查詢頁輸入了您的聯絡方式，請我們寄出查詢碼。如果不是您本人，可以略過這封信。'],
  button: '查看這筆回報',
  footer: '這是系統寄出的通知，請不要直接回信。查詢碼等同鑰匙，請不要提供給任何人。',
});

const zhHK = (facts: MailFacts): MailWords => ({
  subject: `您的查詢碼（個案 ${facts.number}）`,
  heading: '這是您的查詢碼',
  body: ['有人在查詢頁輸入了您的聯絡方式，要求寄出查詢碼。如果不是您本人，可以忽略這封電郵。'],
  button: '查看這宗回報',
  footer: '這是系統發出的通知，請勿直接回覆。查詢碼等同鑰匙，請勿提供給任何人。',
});

const en = (facts: MailFacts): MailWords => ({
  subject: `Your check code (case ${facts.number})`,
  heading: 'Here is your check code',
  body: [
    'Somebody entered your contact on the look-up page and asked for the code. If it was not you, you can ignore this mail.',
  ],
  button: 'View this report',
  footer: 'This notice was sent automatically; please do not reply to it. The check code is a key: give it to nobody.',
});

export const codesAskedWords = { 'zh-TW': zhTW, 'zh-HK': zhHK, en };
