import type { MailFacts, MailWords } from './mail-facts.ts';

const zhTW = (facts: MailFacts): MailWords => ({
  subject: `客服回覆了您的回報（案件 ${facts.number}）`,
  heading: '客服回覆了您的問題',
  body: facts.closed
    ? [
        '請用查詢碼開啟這筆回報，查看完整回覆。這筆回報已經結案；同樣的問題又發生時，可以從這筆接著開新的一件。',
        ...(facts.rates ? ['這次的客服對您有幫助嗎？在同一頁花幾秒鐘就能告訴我們。'] : []),
      ]
    : ['請用查詢碼開啟這筆回報，查看完整回覆。還有想補充的，也可以在同一頁接著寫。'],
  button: '查看回覆',
  footer: '這是系統寄出的通知，請不要直接回信。為了保護您的資料，回覆內容只在網站上顯示。',
});

const zhHK = (facts: MailFacts): MailWords => ({
  subject: `客服已回覆您的回報（個案 ${facts.number}）`,
  heading: '客服已回覆您的問題',
  body: facts.closed
    ? [
        '請用查詢碼開啟這宗回報，查看完整回覆。這宗回報已經結案；同樣的問題再次發生時，可以由這宗接著開新的一宗。',
        ...(facts.rates ? ['這次的客戶服務對您有幫助嗎？在同一頁花幾秒鐘便可告訴我們。'] : []),
      ]
    : ['請用查詢碼開啟這宗回報，查看完整回覆。如有補充，也可以在同一頁繼續寫。'],
  button: '查看回覆',
  footer: '這是系統發出的通知，請勿直接回覆。為保護您的資料，回覆內容只在網站上顯示。',
});

const en = (facts: MailFacts): MailWords => ({
  subject: `Your report has been answered (case ${facts.number})`,
  heading: 'Your report has been answered',
  body: facts.closed
    ? [
        'Open the report with your check code to read the answer. It is closed now; if the problem comes back, you can continue from it with a new one.',
        ...(facts.rates ? ['Did we help? You can tell us on the same page in a few seconds.'] : []),
      ]
    : [
        'Open the report with your check code to read the answer. If you want to add something, you can write on the same page.',
      ],
  button: 'Read the answer',
  footer:
    'This notice was sent automatically; please do not reply to it. To protect your data the answer is shown on the site only.',
});

export const ticketAnsweredWords = { 'zh-TW': zhTW, 'zh-HK': zhHK, en };
