import type { Language } from '@hub/contracts/shared';
import type { MailContent } from '@hub/nest-kit/mail-template';
import type { LostLink } from '../accounts/lost-link.ts';

/** `at`: as people read it, in Taipei. `support`: where they ask for help. */
type Facts = { site: string; game: string; at: string; how: LostLink['how']; support: string };
type Words = Omit<MailContent, 'language' | 'rows' | 'button'> & { game: string; at: string; button: string };

const zhTW = ({ site, game, how }: Facts): Words => ({
  subject: `您的 ${site} 會員和「${game}」帳號的連結已結束`,
  heading: how === 'taken' ? '您的遊戲帳號改連到另一位會員了' : '您的遊戲帳號連結已在遊戲裡結束',
  body: [
    how === 'taken'
      ? `有人在「${game}」裡證明正在使用您連結的遊戲帳號，並把它連到另一位會員，所以您和這個帳號的連結結束了。`
      : `有人在「${game}」裡證明正在使用您連結的遊戲帳號，並結束了它和您的連結。`,
    '您的會員帳號沒有被登入：信箱、案件、訂單和您存下的資料，對方都看不到。看得到的只有這個遊戲帳號自己兌換過什麼。',
    '如果是您或家人做的，不用再做什麼。',
    '如果不是：有人進得去您的遊戲帳號。請先在遊戲裡更改密碼並登出其他裝置，再聯絡客服；帳號拿回來之後，從遊戲裡重新連結就好。',
  ],
  game: '遊戲',
  at: '時間（台北時間）',
  button: '不是我做的，聯絡客服',
  footer: '信裡不會要您提供密碼或驗證碼；不放心的話，請自行輸入官網網址。這是系統寄出的通知，請不要直接回信。',
});

const zhHK = ({ site, game, how }: Facts): Words => ({
  subject: `您的 ${site} 會員與「${game}」帳戶的連結已結束`,
  heading: how === 'taken' ? '您的遊戲帳戶已改為連結另一位會員' : '您的遊戲帳戶連結已在遊戲內結束',
  body: [
    how === 'taken'
      ? `有人在「${game}」內證明正在使用您連結的遊戲帳戶，並把它連結到另一位會員，因此您與這個帳戶的連結已經結束。`
      : `有人在「${game}」內證明正在使用您連結的遊戲帳戶，並結束了它與您的連結。`,
    '您的會員帳戶沒有被登入：電郵、個案、訂單及您儲存的資料，對方都看不到。看得到的只有這個遊戲帳戶本身兌換過甚麼。',
    '如果是您或家人做的，毋須再做甚麼。',
    '如果不是：有人能夠進入您的遊戲帳戶。請先在遊戲內更改密碼並登出其他裝置，再聯絡客服；取回帳戶之後，從遊戲內重新連結便可。',
  ],
  game: '遊戲',
  at: '時間（台北時間）',
  button: '不是我做的，聯絡客服',
  footer: '我們不會在電郵內要求您提供密碼或驗證碼；如有疑慮，請自行輸入官網網址。這是系統發出的通知，請勿直接回覆。',
});

const en = ({ site, game, how }: Facts): Words => ({
  subject: `Your ${site} membership is no longer linked to an account of ${game}`,
  heading:
    how === 'taken' ? 'Your game account was linked to another member' : 'The link of your game account was ended',
  body: [
    how === 'taken'
      ? `Somebody proved in ${game} that they use the game account you had linked, and linked it to another member. That ended your link.`
      : `Somebody proved in ${game} that they use the game account you had linked, and ended its link to you.`,
    'Nobody logged in to your membership: they see neither your address nor your reports, orders or saved details. All they see is what this game account itself redeemed.',
    'If it was you or somebody in your family, there is nothing to do.',
    'If it was not: somebody can get into your game account. Change its password in the game and log out other devices first, then write to support. Once the account is yours again, link it anew from the game.',
  ],
  game: 'Game',
  at: 'When (Taipei time)',
  button: 'It was not me: contact support',
  footer:
    'This mail asks you for no password or code; if in doubt, type the address of our site yourself. This notice was sent automatically; please do not reply to it.',
});

const wordsIn: Record<Language, (facts: Facts) => Words> = { 'zh-TW': zhTW, 'zh-HK': zhHK, en };

export function lostLinkWords(language: Language, facts: Facts): MailContent {
  const { game, at, button, ...words } = wordsIn[language](facts);
  const rows = [
    { name: game, value: facts.game },
    { name: at, value: facts.at },
  ];
  return { ...words, language, rows, button: { label: button, href: facts.support } };
}
