import { MEMBER_CODE_MINUTES } from '@hub/contracts/identity';
import type { Language } from '@hub/contracts/shared';
import type { MailContent } from '@hub/nest-kit/mail-template';

type Facts = { site: string; code: string };
type Words = Omit<MailContent, 'language' | 'rows'> & { label: string };

const zhTW = ({ site, code }: Facts): Words => ({
  subject: `${code} 是您的 ${site} 登入驗證碼`,
  heading: '您的登入驗證碼',
  body: [`請在登入頁輸入這組 6 位數字，${MEMBER_CODE_MINUTES} 分鐘內有效，只能用一次。`],
  label: '驗證碼',
  footer:
    '如果不是您本人要登入，可以略過這封信，帳號不會有任何改變。請不要把驗證碼告訴任何人；官方人員不會向您索取。這是系統寄出的通知，請不要直接回信。',
});

const zhHK = ({ site, code }: Facts): Words => ({
  subject: `${code} 是您的 ${site} 登入驗證碼`,
  heading: '您的登入驗證碼',
  body: [`請在登入頁輸入這組 6 位數字，${MEMBER_CODE_MINUTES} 分鐘內有效，只可使用一次。`],
  label: '驗證碼',
  footer:
    '如果不是您本人登入，可以忽略這封電郵，帳戶不會有任何改變。請勿把驗證碼告訴任何人；官方人員不會向您索取。這是系統發出的通知，請勿直接回覆。',
});

const en = ({ site, code }: Facts): Words => ({
  subject: `${code} is your log-in code for ${site}`,
  heading: 'Your log-in code',
  body: [`Enter these 6 digits on the log-in page. They are valid for ${MEMBER_CODE_MINUTES} minutes and work once.`],
  label: 'Code',
  footer:
    'If it is not you who wants to log in, you can ignore this mail; nothing has changed. Give the code to nobody: our staff never ask for it. This notice was sent automatically; please do not reply to it.',
});

const wordsIn: Record<Language, (facts: Facts) => Words> = { 'zh-TW': zhTW, 'zh-HK': zhHK, en };

export function memberCodeWords(language: Language, facts: Facts): MailContent {
  const { label, ...words } = wordsIn[language](facts);
  return { ...words, language, rows: [{ name: label, value: facts.code, large: true }] };
}
