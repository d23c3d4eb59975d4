import type { Story } from './story.ts';

/** Those who write in another language are answered in it. */
export const storiesOfOthers: Record<string, [Story, ...Story[]]> = {
  'zh-HK': [
    {
      type: '2',
      asks: '用信用卡買咗 HK$388 嘅禮包，銀行已經過數，遊戲入面冇收到。訂單 {order}',
      answer: '您好，已經查到這張訂單，禮包剛剛補發到您的遊戲信箱，請在 7 天內領取。',
      more: ['收到喇，但係首購加贈冇一齊嚟。', '您好，加贈是另一封信，現在已一併補上，多謝您提醒。'],
    },
    {
      type: '4',
      asks: '連續簽到第十四日嘅獎勵冇收到，之前十三日都有。',
      answer: '您好，第十四日的獎勵延遲了發送，現在已到您的信箱。',
    },
    {
      type: '3',
      asks: '更新之後打 boss 就彈 app，重裝過都係咁。',
      answer: '您好，今日的更新已修正這個問題，請更新到最新版本再試一次。',
    },
    {
      type: '1',
      asks: '換咗電話號碼，點樣改綁定？',
      answer: '您好，請到設定 → 帳號 → 更換手機，先用舊號碼或信箱驗證，再輸入新號碼。',
    },
  ],
  en: [
    {
      type: '2',
      asks: 'I bought the monthly pass, was charged, and nothing arrived in the game. Order {order}',
      answer:
        'Hello, we found your order: the confirmation was late. The pass is in your in-game mailbox now, please claim it within 7 days.',
      more: [
        'Got it, thank you. The bonus gems are still missing though.',
        'You are right, the bonus comes as a mail of its own. It has just been sent.',
      ],
    },
    {
      type: '3',
      asks: 'The screen stays black after the loading bar on my Pixel 8. Clearing the cache did not help.',
      answer: 'Hello, this is fixed in the version released today. Please update and try once more.',
    },
    {
      type: '1',
      asks: 'Can I play on the Taiwan server while I am abroad for a month?',
      answer: 'Hello, yes. Your account works from anywhere; only purchases follow the country of your store account.',
    },
    {
      type: '4',
      asks: 'My friend used my invitation code but the counter still says 0.',
      answer: 'Hello, friends count once they reach level 10. The counter follows about ten minutes later.',
    },
  ],
};
