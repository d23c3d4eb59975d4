import type { Texts } from '../shared/texts.ts';

export const approvalTexts = {
  REASON_REQUIRED: { tw: '請填寫原因', en: 'Please give a reason.' },
  REASON_SHORT: { tw: '原因至少 4 個字', en: 'A reason has at least 4 characters.' },
  REASON_LONG: { tw: '原因最多 300 個字', en: 'A reason has at most 300 characters.' },
  APPROVAL_OWN: {
    tw: '自己提出的變更要由另一位同事核准，您可以撤回',
    en: 'What you asked for yourself is decided by another person. You can withdraw it.',
  },
  APPROVAL_TIED: {
    tw: '您和提出人的登入，7 天內由其中一位或同一位同事建立、重設過，這筆請由另一位同事核准',
    hk: '您與提出人的登入，7 日內由其中一位或同一位同事建立、重設過，這筆請由另一位同事批核',
    en: 'Within the last 7 days one of you, or the same colleague, set up or reset a sign-in of the other or of both. Please ask another person to decide.',
  },
  APPROVAL_ASKER_ONLY: {
    tw: '只有提出的人可以撤回',
    en: 'Only the person who asked can withdraw this.',
  },
  APPROVAL_CLOSED: {
    tw: '這筆變更已經有結果了，請看最新狀態',
    en: 'This has been decided already. Please look at its present state.',
  },
  APPROVAL_EXPIRED: {
    tw: '這筆變更等太久，已經過期，沒有生效；需要的話請重新提出',
    en: 'This waited too long and has expired without effect. Please ask again if it is still needed.',
  },
  APPROVAL_STALE: {
    tw: '提出之後資料已經被改過，這筆變更沒有生效；請依目前內容重新提出',
    en: 'What this was about has changed since. It had no effect; please ask again from what stands now.',
  },
  APPROVAL_ASKER_GONE: {
    tw: '提出的人現在已經沒有這項權限，這筆變更沒有生效；需要的話請由現在的負責人重新提出',
    hk: '提出的人現已沒有這項權限，這筆變更沒有生效；如有需要，請由現任負責人重新提出',
    en: 'Whoever asked for this no longer may. It had no effect; if it is still needed, somebody in charge now can ask again.',
  },
  APPROVAL_PENDING: {
    tw: '同一項設定已有一筆變更在等核准，請先處理那一筆',
    hk: '同一項設定已有一筆更改正等候批核，請先處理該筆',
    en: 'Another change of the same thing is waiting for approval. Please settle that one first.',
  },
} satisfies Texts;
