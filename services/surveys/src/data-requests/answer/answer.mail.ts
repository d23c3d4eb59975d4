import type { Language } from '@hub/contracts/shared';
import type { DataRequestKind } from '@hub/contracts/surveys';
import type { MailContent } from '@hub/nest-kit/mail-template';

export type AnswerFacts = { site: string; url: string; kind: DataRequestKind; isDone: boolean };

type Words = {
  kinds: Record<DataRequestKind, string>;
  subject: (site: string, isDone: boolean) => string;
  done: Record<DataRequestKind, string[]>;
  refused: string[];
  label: string;
  own: string;
  support: string;
  footer: string;
};

const wordsIn: Record<Language, Words> = {
  'zh-TW': {
    kinds: { export: '索取一份我的全部資料', correct: '更正我的資料', delete: '刪除我的資料' },
    subject: (site, isDone) => `${site}：您的個人資料申請${isDone ? '辦好了' : '無法辦理'}`,
    done: {
      export: ['您索取個人資料的申請已經辦好了。會員資料、回報和訂單，也可以隨時登入「我的資料」自己下載。'],
      correct: ['您更正個人資料的申請已經辦好了。登入「我的資料」就能看到現在的內容。'],
      delete: [
        '您的個人資料已經刪除，會員登入也一併結束。依法必須保存的紀錄（例如交易憑證），會留到期限屆滿再刪除。',
        '這是我們用這個信箱寄給您的最後一封通知。之後如果再用它登入，會是一位新的會員。',
      ],
    },
    refused: [
      '我們看過您的申請，這次無法辦理。您的資料沒有任何變動。',
      '想知道原因，或有可以補充的資料，請聯絡客服，我們會向您說明；您也可以再次提出申請。',
    ],
    label: '申請項目',
    own: '查看我的資料',
    support: '聯絡客服',
    footer: '如果這不是您本人提出的申請，請立即聯絡客服。這是系統寄出的通知，請不要直接回信。',
  },
  'zh-HK': {
    kinds: { export: '索取一份我的全部資料', correct: '更正我的資料', delete: '刪除我的資料' },
    subject: (site, isDone) => `${site}：您的個人資料申請${isDone ? '已辦妥' : '未能辦理'}`,
    done: {
      export: ['您索取個人資料的申請已辦妥。會員資料、回報和訂單，亦可隨時登入「我的資料」自行下載。'],
      correct: ['您更正個人資料的申請已辦妥。登入「我的資料」即可查看現時的內容。'],
      delete: [
        '您的個人資料已經刪除，會員登入亦一併終止。依法必須保存的紀錄（例如交易憑證），會保留至期限屆滿後刪除。',
        '這是我們發送到這個電郵地址的最後一封通知。日後如再以此登入，將會是一位新會員。',
      ],
    },
    refused: [
      '我們已審閱您的申請，今次未能辦理。您的資料沒有任何變動。',
      '如想了解原因，或有補充資料，請聯絡客戶服務，我們會向您說明；您亦可再次提出申請。',
    ],
    label: '申請項目',
    own: '查看我的資料',
    support: '聯絡客戶服務',
    footer: '如果這並非您本人提出的申請，請立即聯絡客戶服務。這是系統發出的通知，請勿直接回覆。',
  },
  en: {
    kinds: { export: 'A copy of all my data', correct: 'Correct my data', delete: 'Delete my data' },
    subject: (site, isDone) => `${site}: your request about your data ${isDone ? 'is done' : 'was declined'}`,
    done: {
      export: [
        'Your request for a copy of your data is done. Your details, reports and orders can also be downloaded from “My data” whenever you like.',
      ],
      correct: ['Your request to correct your data is done. Sign in to “My data” to see what it says now.'],
      delete: [
        'Your data has been deleted, and your membership ended with it. Records that the law has us keep, such as proofs of payment, stay until their time is over.',
        'This is the last notice that we send to this address. Whoever signs in with it again becomes a new member.',
      ],
    },
    refused: [
      'We looked at your request and could not do it this time. Nothing of your data has changed.',
      'To hear why, or to add something, please contact support; you may also ask again.',
    ],
    label: 'Request',
    own: 'See my data',
    support: 'Contact support',
    footer:
      'If it was not you who asked, please contact support at once. This notice was sent automatically; please do not reply.',
  },
};

/** Who was deleted, or refused, is shown the way to somebody who can answer. */
export function answerWords(language: Language, { site, url, kind, isDone }: AnswerFacts): MailContent {
  const { kinds, subject, done, refused, label, own, support, footer } = wordsIn[language];
  const hasAccount = isDone && kind !== 'delete';
  const heading = subject(site, isDone);
  return {
    language,
    subject: heading,
    heading,
    body: isDone ? done[kind] : refused,
    rows: [{ name: label, value: kinds[kind] }],
    button: hasAccount
      ? { label: own, href: new URL('/member/my-data', url).href }
      : { label: support, href: new URL('/support', url).href },
    footer,
  };
}
