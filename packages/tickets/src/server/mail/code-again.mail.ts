import type { MailFacts, MailWords } from './mail-facts.ts';

const zhTW = (facts: MailFacts): MailWords => ({
  subject: `您的查詢碼（案件 ${facts.number}）`,
  heading: '再寄一次查詢碼給您',
  body: ['客服應您的要求，把這筆回報的查詢碼再寄一次到您當時留的信箱。'],
  button: '查看這筆回報',
  footer: '這是系統寄出的通知，請不要直接回信。查詢碼等同鑰匙，請不要提供給任何人；官方人員不會向您索取。',
});

const zhHK = (facts: MailFacts): MailWords => ({
  subject: `您的查詢碼（個案 ${facts.number}）`,
  heading: '再次寄上您的查詢碼',
  body: ['客戶服務應您的要求，把這宗回報的查詢碼再寄到您當時留下的電郵。'],
  button: '查看這宗回報',
  footer: '這是系統發出的通知，請勿直接回覆。查詢碼等同鑰匙，請勿提供給任何人；官方人員不會向您索取。',
});

const en = (facts: MailFacts): MailWords => ({
  subject: `Your check code (case ${facts.number})`,
  heading: 'Here is your check code again',
  body: ['As you asked, our staff has sent the check code of this report once more to the address that you gave then.'],
  button: 'View this report',
  footer:
    'This notice was sent automatically; please do not reply to it. The check code is a key: give it to nobody. Our staff never ask for it.',
});

export const codeAgainWords = { 'zh-TW': zhTW, 'zh-HK': zhHK, en };
