import { legalTerms } from '@hub/contracts/catalog';
import type { Language } from '@hub/contracts/shared';
import type { MailContent } from '@hub/nest-kit/mail-template';
import { dayOf } from './inactivity-days.ts';

const { inactivityDays, recordsKeptDays } = legalTerms;

/** `lastDay`: a log-in on this day still keeps the membership. */
export type NoticeFacts = { site: string; loginAt: Date; lastDay: Date; url: string };
type Said = { site: string; last: string };
type Words = Omit<MailContent, 'language' | 'rows' | 'button'> & { login: string; until: string; button: string };

const zhTW = ({ site, last }: Said): Words => ({
  subject: `您的 ${site} 會員資格將在 ${last} 之後終止`,
  heading: '好久不見，想留著帳號嗎？',
  body: [
    `您的會員帳號快要滿 ${inactivityDays} 天沒有登入了。依會員服務條款第十一條，我們先寫信告訴您。`,
    `只要在 ${last} 當天結束以前登入一次，一切照舊，不用再做別的事。`,
    `如果沒有登入，會員資格會在那之後終止；帳號和您存下的資料再保留 ${recordsKeptDays} 天，期間內登入就能接著使用，期滿後刪除。未使用的付費點數，依條款第十二條辦理退費。`,
  ],
  login: '最後一次登入',
  until: '登入期限（台北時間）',
  button: '登入，保留帳號',
  footer:
    '遊戲裡的帳號和角色不受影響。如果您剛剛登入過，可以略過這封信。信裡不會要您提供密碼或證件；不放心的話，請自行輸入官網網址登入。這是系統寄出的通知，請不要直接回信。',
});

const zhHK = ({ site, last }: Said): Words => ({
  subject: `您的 ${site} 會員資格將於 ${last} 之後終止`,
  heading: '好久不見，想保留帳戶嗎？',
  body: [
    `您的會員帳戶快將滿 ${inactivityDays} 日沒有登入。根據會員服務條款第十一條，我們先以電郵通知您。`,
    `只要在 ${last} 當日完結前登入一次，一切照舊，毋須再做其他事。`,
    `如果沒有登入，會員資格會在其後終止；帳戶及您儲存的資料會再保留 ${recordsKeptDays} 日，期間內登入便可繼續使用，期滿後刪除。未使用的付費點數，會按條款第十二條辦理退款。`,
  ],
  login: '最後一次登入',
  until: '登入期限（台北時間）',
  button: '登入，保留帳戶',
  footer:
    '遊戲內的帳戶及角色不受影響。如果您剛登入過，可以忽略這封電郵。我們不會在電郵內要求您提供密碼或證件；如有疑慮，請自行輸入官網網址登入。這是系統發出的通知，請勿直接回覆。',
});

const en = ({ site, last }: Said): Words => ({
  subject: `Your membership of ${site} ends after ${last}`,
  heading: 'Would you like to keep your account?',
  body: [
    `You have not logged in for almost ${inactivityDays} days. Clause 11 of the member terms says that we write to you first.`,
    `Log in once by the end of ${last}, and everything stays as it is. There is nothing else to do.`,
    `If you do not, the membership ends after that day. The account and what you saved are kept for another ${recordsKeptDays} days, during which a log-in takes them up again; then they are deleted. Unused paid points are refunded under clause 12.`,
  ],
  login: 'Last log-in',
  until: 'Log in by (Taipei time)',
  button: 'Log in and keep it',
  footer:
    'Accounts and characters in the games are not affected. If you logged in a moment ago, you can ignore this mail. It asks you for no password or papers; if in doubt, type the address of our site yourself. This notice was sent automatically; please do not reply to it.',
});

const wordsIn: Record<Language, (said: Said) => Words> = { 'zh-TW': zhTW, 'zh-HK': zhHK, en };

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

function spoken(language: Language, at: Date): string {
  const [year = 0, month = 1, day = 1] = dayOf(at).split('-').map(Number);
  return language === 'en' ? `${day} ${months[month - 1]} ${year}` : `${year} 年 ${month} 月 ${day} 日`;
}

/** One mail, in the language of the last log-in. */
export function noticeWords(language: Language, { site, loginAt, lastDay, url }: NoticeFacts): MailContent {
  const last = spoken(language, lastDay);
  const { login, until, button, ...words } = wordsIn[language]({ site, last });
  const rows = [
    { name: login, value: spoken(language, loginAt) },
    { name: until, value: last, large: true },
  ];
  return { ...words, language, rows, button: { label: button, href: url } };
}
