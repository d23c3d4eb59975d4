import type { MailFacts, MailWords } from './mail-facts.ts';

const zhTW = (facts: MailFacts): MailWords => ({
  subject: `您的回報已結案（案件 ${facts.number}）`,
  heading: '您的回報已結案',
  body: [
    ...(facts.rates ? ['這次的客服對您有幫助嗎？用查詢碼開啟這筆回報，花幾秒鐘就能告訴我們。'] : []),
    '同樣的問題又發生時，可以從這筆回報接著開新的一件，不用從頭說明。',
  ],
  button: facts.rates ? '查看並評分' : '查看這筆回報',
  footer: '這是系統寄出的通知，請不要直接回信。',
});

const zhHK = (facts: MailFacts): MailWords => ({
  subject: `您的回報已結案（個案 ${facts.number}）`,
  heading: '您的回報已結案',
  body: [
    ...(facts.rates ? ['這次的客戶服務對您有幫助嗎？用查詢碼開啟這宗回報，花幾秒鐘便可告訴我們。'] : []),
    '同樣的問題再次發生時，可以由這宗回報接著開新的一宗，不用從頭說明。',
  ],
  button: facts.rates ? '查看並評分' : '查看這宗回報',
  footer: '這是系統發出的通知，請勿直接回覆。',
});

const en = (facts: MailFacts): MailWords => ({
  subject: `Your report is closed (case ${facts.number})`,
  heading: 'Your report is closed',
  body: [
    ...(facts.rates ? ['Did we help? Open the report with your check code and tell us in a few seconds.'] : []),
    'If the problem comes back, you can continue from this report without explaining everything again.',
  ],
  button: facts.rates ? 'View and rate' : 'View this report',
  footer: 'This notice was sent automatically; please do not reply to it.',
});

export const ticketClosedWords = { 'zh-TW': zhTW, 'zh-HK': zhHK, en };
