import type { Language } from '@hub/contracts/shared';
import type { MailContent } from '@hub/nest-kit/mail-template';

/** `tries`: how many were wrong. `until`: as people read it, in Taipei. */
type Facts = { site: string; tries: number; until: string; url: string };
type Words = Omit<MailContent, 'language' | 'rows' | 'button'> & { until: string; button: string };

const zhTW = ({ site, tries }: Facts): Words => ({
  subject: `有人一直在猜您的 ${site} 登入驗證碼`,
  heading: '有人一直在猜您的登入驗證碼',
  body: [
    `今天有人用您的信箱輸入了 ${tries} 次不正確的驗證碼。這些嘗試都沒有成功：帳號沒有被打開，也沒有資料被看到。`,
    '我們先把它擋下來：到下面的時間以前，驗證碼只能在當初要求寄送的那一頁輸入。',
    '您不用等，也不用改什麼。要登入時，在登入頁請我們寄一組新的驗證碼，就在同一頁輸入。已經登入的裝置照常使用。',
    '請不要把驗證碼告訴任何人。沒有要求卻收到驗證碼時，略過就好；一直收到的話，請告訴客服。',
  ],
  until: '恢復時間（台北時間）',
  button: '到登入頁',
  footer:
    '同一段時間只會寄這一封。信裡不會要您提供密碼或驗證碼；不放心的話，請自行輸入官網網址。這是系統寄出的通知，請不要直接回信。',
});

const zhHK = ({ site, tries }: Facts): Words => ({
  subject: `有人不斷猜測您的 ${site} 登入驗證碼`,
  heading: '有人不斷猜測您的登入驗證碼',
  body: [
    `今日有人以您的電郵輸入了 ${tries} 次不正確的驗證碼。這些嘗試全部沒有成功：帳戶沒有被打開，也沒有資料被看到。`,
    '我們已先作阻擋：在下列時間之前，驗證碼只能在當初要求寄送的那一頁輸入。',
    '您毋須等候，也毋須更改甚麼。登入時，在登入頁請我們寄一組新的驗證碼，並在同一頁輸入。已登入的裝置照常使用。',
    '請勿把驗證碼告訴任何人。沒有要求卻收到驗證碼時，忽略便可；如不斷收到，請告訴客服。',
  ],
  until: '恢復時間（台北時間）',
  button: '前往登入頁',
  footer:
    '同一段時間只會寄出這一封。我們不會在電郵內要求您提供密碼或驗證碼；如有疑慮，請自行輸入官網網址。這是系統發出的通知，請勿直接回覆。',
});

const en = ({ site, tries }: Facts): Words => ({
  subject: `Somebody keeps guessing your log-in code for ${site}`,
  heading: 'Somebody keeps guessing your log-in code',
  body: [
    `Today somebody entered ${tries} wrong codes at your address. None of them worked: your account was not opened, and nobody saw your data.`,
    'We have stopped it for now: until the time below a code can only be entered on the page that asked for it.',
    'You need not wait or change anything. To log in, have a new code sent from the log-in page and enter it on that same page. Devices that are logged in go on as usual.',
    'Give a code to nobody. If one arrives that you did not ask for, ignore it; if they keep coming, tell support.',
  ],
  until: 'Until (Taipei time)',
  button: 'To the log-in page',
  footer:
    'We send this once at a time. It asks you for no password or code; if in doubt, type the address of our site yourself. This notice was sent automatically; please do not reply to it.',
});

const wordsIn: Record<Language, (facts: Facts) => Words> = { 'zh-TW': zhTW, 'zh-HK': zhHK, en };

export function codeLockWords(language: Language, facts: Facts): MailContent {
  const { until, button, ...words } = wordsIn[language](facts);
  const rows = [{ name: until, value: facts.until, large: true }];
  return { ...words, language, rows, button: { label: button, href: facts.url } };
}
