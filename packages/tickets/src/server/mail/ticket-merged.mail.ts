import type { MailFacts, MailWords } from './mail-facts.ts';

const zhTW = (facts: MailFacts): MailWords => ({
  subject: `您的回報已合併處理（案件 ${facts.number}）`,
  heading: '我們把同一個問題合在一起處理',
  body: [
    `您這筆回報和案件 ${facts.into} 是同一個問題，之後會在那一件回覆您。您寫過的內容和附件都還在，客服看得到。`,
    '那一件的查詢碼，開立時已經寄到您的信箱。',
  ],
  button: '查看這筆回報',
  footer: '這是系統寄出的通知，請不要直接回信。',
});

const zhHK = (facts: MailFacts): MailWords => ({
  subject: `您的回報已合併處理（個案 ${facts.number}）`,
  heading: '我們把同一個問題合併處理',
  body: [
    `您這宗回報和個案 ${facts.into} 是同一個問題，之後會在該個案回覆您。您寫過的內容和附件都仍在，客戶服務看得到。`,
    '該個案的查詢碼，之前已經寄到您的電郵。',
  ],
  button: '查看這宗回報',
  footer: '這是系統發出的通知，請勿直接回覆。',
});

const en = (facts: MailFacts): MailWords => ({
  subject: `Your report goes on in another one (case ${facts.number})`,
  heading: 'We handle the same problem in one place',
  body: [
    `This report and case ${facts.into} are about the same problem, so our answer will be there. What you wrote and attached is kept, and our staff can see it.`,
    'The check code of that case was mailed to you when it was filed.',
  ],
  button: 'View this report',
  footer: 'This notice was sent automatically; please do not reply to it.',
});

export const ticketMergedWords = { 'zh-TW': zhTW, 'zh-HK': zhHK, en };
