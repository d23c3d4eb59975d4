import { noReward, noWords, type NewSurveyBody, type SurveyContent, type Words } from '@hub/contracts/surveys';
import { memberForm, racing, wishForm } from './demo-forms.ts';

const words = (tw: string, en: string, hk = ''): Words => ({ tw, hk, en });

/** `becomes`: what is made of the draft. */
export type DemoSurvey = { body: NewSurveyBody; becomes: 'draft' | 'published' | 'ended' };

const POINTS = 150;
const SENT_ON = '2021/02/22';
const card = words(`${POINTS} 點點數卡`, `${POINTS}-point card`);
const points: SurveyContent['reward'] = { ...noReward, kind: 'card_code', amount: POINTS, name: card };

const done2021 = words(
  `我們收到您的問卷了。${card.tw}會寄到您填寫的電子信箱，預計寄送日期是 ${SENT_ON}。`,
  `We have your answers. The ${card.en} is sent to the e-mail address that you entered; we expect to send it on ${SENT_ON}.`,
  `我們已收到您的問卷。${card.tw}會寄到您填寫的電郵地址，預計寄送日期為 ${SENT_ON}。`,
);
const done18 = words(
  `我們收到您的問卷了。${card.tw}會在問卷結束後寄到您填寫的電子信箱。`,
  `We have your answers. The ${card.en} is sent to your e-mail address once the survey has ended.`,
  `我們已收到您的問卷。${card.tw}會於問卷結束後寄到您填寫的電郵地址。`,
);

const exclusive = (name: string, game_id: string, edition: '2021' | 'event18'): NewSurveyBody => ({
  key: `${name}-${edition}`,
  kind: 'exclusive',
  game_id,
  edition,
  title:
    edition === '2021'
      ? words('專屬會員問卷', 'Survey for exclusive members')
      : words('專屬會員 18 週年問卷', 'Survey for exclusive members, 18th anniversary'),
  intro: words(
    `只要一分鐘，填完就送 ${card.tw}。每位符合資格的會員只能領取一次。`,
    `It takes a minute and earns a ${card.en}. Each qualified member can claim one.`,
    `只需一分鐘，填妥即送 ${card.tw}。每位合資格的會員只可領取一次。`,
  ),
  done: edition === '2021' ? done2021 : done18,
  form: memberForm,
  embed_url: '',
  one_answer_per: 'qualification',
  reward: edition === '2021' ? { ...points, expected: SENT_ON } : points,
});

const racing2026: NewSurveyBody = {
  key: 'racing-2026',
  kind: 'racing',
  game_id: 'G112',
  title: words('官方玩家問卷', 'Official player survey'),
  intro: words(
    '謝謝您和我們一起奔馳。填完這份問卷，就送 100 鑽石。',
    'Thank you for racing with us. Answer this survey and get 100 diamonds.',
    '感謝您和我們一起奔馳。填妥這份問卷，即送 100 鑽石。',
  ),
  done: words(
    '獎勵 100 鑽石會在每天 18:00 統一寄到遊戲內信箱。',
    'Your 100 diamonds are sent to the mailbox in the game, each day at 18:00.',
    '獎賞 100 鑽石會於每日 18:00 統一寄到遊戲內郵箱。',
  ),
  form: racing,
  embed_url: '',
  one_answer_per: 'role',
  reward: {
    ...noReward,
    kind: 'mail',
    amount: 100,
    name: words('100 鑽石', '100 diamonds'),
    item_code: 'diamond',
    mail_title: '感謝您填寫玩家問卷',
    mail_body: '謝謝您的寶貴意見，請查收 100 鑽石。',
  },
};

const plain = { intro: noWords, done: noWords, embed_url: '', one_answer_per: 'none', reward: noReward } as const;

export const demoSurveys: readonly DemoSurvey[] = [
  { body: exclusive('lifeafter', 'g66naxx2tw', '2021'), becomes: 'published' },
  { body: exclusive('lifeafter', 'g66naxx2tw', 'event18'), becomes: 'published' },
  { body: exclusive('idv', 'h55naxx2tw', '2021'), becomes: 'published' },
  { body: exclusive('idv', 'h55naxx2tw', 'event18'), becomes: 'published' },
  { body: racing2026, becomes: 'published' },
  {
    body: {
      ...plain,
      key: 'summer-2025',
      kind: 'form',
      game_id: 'H73',
      title: words('2025 夏日活動問卷', 'Summer events of 2025'),
      form: wishForm,
    },
    becomes: 'ended',
  },
  {
    body: {
      ...plain,
      key: 'event-wishes',
      kind: 'form',
      game_id: 'H73',
      title: words('您想看到的活動', 'Events that you would like'),
      form: wishForm,
    },
    becomes: 'draft',
  },
  {
    body: {
      ...plain,
      key: 'outside-form',
      kind: 'embed',
      game_id: 'H73',
      title: words('外部表單', 'A form of another site'),
      form: { pages: [] },
      embed_url: 'https://forms.example/player?c={code}',
    },
    becomes: 'draft',
  },
];

/** Who may fill in each exclusive survey of the demonstration. */
export const demoQualified: readonly [role: string, account: string, name: string][] = [
  ['1234567', '123456789', '示範角色'],
  ['2345678', '234567890', '示範隊長'],
  ['345678', '345678901', '示範旅人'],
];
