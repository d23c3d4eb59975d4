import type { MailFacts, MailPromise, MailWords } from './mail-facts.ts';

/** A paragraph on the day, and one on the fee while it is due. */
const says =
  (day: Record<MailPromise['kind'], (by: string) => string>, cost: (fee: number) => string) =>
  (promise: MailPromise | null): string[] =>
    promise ? [day[promise.kind](promise.by), ...(promise.fee === null ? [] : [cost(promise.fee)])] : [];

const promised = {
  tw: says(
    {
      complaint: (by) => `您的申訴，我們最晚在 ${by} 答覆處理結果。`,
      game_history: (by) => `您申請的遊戲歷程，我們最晚在 ${by} 提供。`,
    },
    (fee) => `查詢費 NT$${fee}：客服會在回覆裡說明付款方式，請先不要付款。起因在我們時，不收費。`,
  ),
  hk: says(
    {
      complaint: (by) => `您的申訴，我們最遲在 ${by} 答覆處理結果。`,
      game_history: (by) => `您申請的遊戲歷程，我們最遲在 ${by} 提供。`,
    },
    (fee) => `查詢費 NT$${fee}（新台幣）：客服會在回覆中說明付款方式，請先不要付款。起因在我們時，不收費。`,
  ),
  en: says(
    {
      complaint: (by) => `We will answer your complaint by ${by} at the latest.`,
      game_history: (by) => `We will send you the game records that you asked for by ${by} at the latest.`,
    },
    (fee) =>
      `The fee is NT$${fee}. Our staff will reply with how to pay it; please do not pay before. Where the cause lies with us, nothing is charged.`,
  ),
};

const zhTW = (facts: MailFacts): MailWords => ({
  subject: `我們收到了您的回報（案件 ${facts.number}）`,
  heading: '我們收到了',
  body: [...promised.tw(facts.promise), '請留下這封信。之後用這個信箱和查詢碼，就能查看回覆、補充內容。'],
  button: '查看這筆回報',
  footer: '這是系統寄出的通知，請不要直接回信。查詢碼等同鑰匙，請不要提供給任何人；官方人員不會向您索取密碼或驗證碼。',
});

const zhHK = (facts: MailFacts): MailWords => ({
  subject: `我們收到了您的回報（個案 ${facts.number}）`,
  heading: '我們收到了',
  body: [...promised.hk(facts.promise), '請保留這封電郵。之後用這個電郵地址和查詢碼，就可以查看回覆、補充內容。'],
  button: '查看這宗回報',
  footer: '這是系統發出的通知，請勿直接回覆。查詢碼等同鑰匙，請勿提供給任何人；官方人員不會向您索取密碼或驗證碼。',
});

const en = (facts: MailFacts): MailWords => ({
  subject: `We have received your report (case ${facts.number})`,
  heading: 'We have received your report',
  body: [
    ...promised.en(facts.promise),
    'Please keep this mail. With this e-mail address and the check code you can read the answer and add to your report.',
  ],
  button: 'View this report',
  footer:
    'This notice was sent automatically; please do not reply to it. The check code is a key: give it to nobody. Our staff never ask for your password.',
});

export const ticketReceivedWords = { 'zh-TW': zhTW, 'zh-HK': zhHK, en };
