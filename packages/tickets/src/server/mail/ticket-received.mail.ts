import type { MailFacts, MailWords } from './mail-facts.ts';

const zhTW = (facts: MailFacts): MailWords => ({
  subject: `我們收到了您的回報（案件 ${facts.number}）`,
  heading: '我們收到了',
  body: ['請留下這封信。之後用這個信箱和查詢碼，就能查看回覆、補充內容。'],
  button: '查看這筆回報',
  footer: '這是系統寄出的通知，請不要直接回信。查詢碼等同鑰匙，請不要提供給任何人；官方人員不會向您索取密碼或驗證碼。',
});

const zhHK = (facts: MailFacts): MailWords => ({
  subject: `我們收到了您的回報（個案 ${facts.number}）`,
  heading: '我們收到了',
  body: ['請保留這封電郵。之後用這個電郵地址和查詢碼，就可以查看回覆、補充內容。'],
  button: '查看這宗回報',
  footer: '這是系統發出的通知，請勿直接回覆。查詢碼等同鑰匙，請勿提供給任何人；官方人員不會向您索取密碼或驗證碼。',
});

const en = (facts: MailFacts): MailWords => ({
  subject: `We have received your report (case ${facts.number})`,
  heading: 'We have received your report',
  body: [
    'Please keep this mail. With this e-mail address and the check code you can read the answer and add to your report.',
  ],
  button: 'View this report',
  footer:
    'This notice was sent automatically; please do not reply to it. The check code is a key: give it to nobody. Our staff never ask for your password.',
});

export const ticketReceivedWords = { 'zh-TW': zhTW, 'zh-HK': zhHK, en };
