import type { Game } from './game.entity.ts';
import type { QuickAction } from './quick-action.entity.ts';
import type { Server } from './server.entity.ts';
import type { Tip } from './tip.entity.ts';

type DemoGame = Pick<Game, 'game_id' | 'name' | 'tw' | 'os'> & Partial<Game>;

const games: DemoGame[] = [
  { game_id: 'H73', name: '遊戲 H73（示範）', tw: 2, os: 0 },
  { game_id: 'G112', name: '遊戲 G112（示範）', tw: 2, os: 1 },
  { game_id: 'L33', name: '遊戲 L33（示範）', tw: 2, os: 1, min_amount_twd: 5000, captcha_provider: 'turnstile' },
  { game_id: 'MA96', name: '遊戲 MA96（示範）', tw: 2, os: 1, min_amount_twd: 10_000, report_form: 'new' },
  { game_id: 'G115', name: '遊戲 G115（示範）', tw: 1, os: 0 },
  { game_id: 'g66naxx2tw', name: '遊戲 LifeAfter（示範）', tw: 1, os: 0, service_until: '17:30' },
  { game_id: 'h55naxx2tw', name: '遊戲 IDV（示範）', tw: 1, os: 0 },
  { game_id: 'g83tw', name: '遊戲 g83tw（示範）', tw: null, os: 0, line_show: 0 },
];

const englishName = (name: string) => name.replace(/^遊戲 (\w+)（示範）$/, 'Game $1 (demo)');

function wholeGame(game: DemoGame, index: number): Game {
  const name = game.game_id.toLowerCase();
  return {
    sort: (index + 1) * 10,
    translations: { 'zh-HK': { name: game.name }, en: { name: englishName(game.name) } },
    site: `https://${name}.example`,
    min_amount_twd: 3000,
    report_form: 'legacy',
    service_from: '10:00',
    service_until: '17:00',
    line_show: 1,
    line_account_name: `@${name}_demo`,
    line_add_friend_link: `https://line.example/${name}`,
    line_guide_link: `https://line.example/guide/${name}`,
    captcha_create: 1,
    captcha_reply: 1,
    captcha_provider: 'altcha',
    hidden_at: null,
    ...game,
  };
}

export const demoGames: Game[] = games.map(wholeGame);

/** Names of the servers in English; Hong Kong calls them as Taiwan does. */
const english: Record<string, string> = {
  台灣一服: 'Taiwan 1',
  港澳一服: 'Hong Kong and Macau 1',
  測試服: 'Test server',
  單一伺服器: 'The one server',
  示範一服: 'Demo 1',
  示範二服: 'Demo 2',
  示範三服: 'Demo 3',
  台灣服: 'Taiwan',
  亞洲服: 'Asia',
};

const servers: [game_id: string, server_id: string, name: string, status: Server['status']][] = [
  ['H73', 'tw_2001', '台灣一服', 'public'],
  ['H73', 'hk_2002', '港澳一服', 'public'],
  ['H73', 'tw_2003', '測試服', 'hidden'],
  ['G112', '1000', '單一伺服器', 'public'],
  ['L33', 'l33_2001', '示範一服', 'public'],
  ['L33', 'l33_2002', '示範二服', 'public'],
  ['MA96', '1', '台灣服', 'public'],
  ['G115', '1', '台灣服', 'public'],
  ['g66naxx2tw', 'g66_10001', '示範一服', 'public'],
  ['g66naxx2tw', 'g66_10002', '示範二服', 'public'],
  ['g66naxx2tw', 'g66_10003', '示範三服', 'maintenance'],
  ['h55naxx2tw', '1', '亞洲服', 'public'],
  ['g83tw', '1', '台灣服', 'public'],
];

export const demoServers: Server[] = servers.map(([game_id, server_id, name, status], index) => ({
  game_id,
  server_id,
  name,
  translations: { 'zh-HK': { name }, en: { name: english[name] ?? name } },
  status,
  sort: index + 1,
}));

type DemoTip = [text: string, hk: string, en: string];
const tips: Record<string, DemoTip[]> = {
  H73: [
    [
      '若顯示「版本不符」，請重新下載您所在地區的版本。',
      '如顯示「版本不符」，請重新下載您所在地區的版本。',
      'If it says that your version does not match, please download the one of your region again.',
    ],
    [
      '國際服的問題請到海外社群回報，這裡查不到您的角色。',
      '國際服的問題請到海外社群回報，這裡查不到您的角色。',
      'Do you play on the international servers? Please report it in their community; we cannot see your character here.',
    ],
  ],
  G112: [
    [
      '請保管好帳號和密碼，客服不會向您索取密碼或驗證碼。',
      '請保管好帳戶及密碼，客戶服務員不會向您索取密碼或驗證碼。',
      'Keep your account and password to yourself. We never ask for a password or a code.',
    ],
    [
      '請只在遊戲內或官網儲值，留意非官方管道的「代儲優惠」。',
      '請只在遊戲內或官方網站增值，提防非官方途徑的「代充優惠」。',
      'Top up in the game or on the official site only, and beware of “discount top-ups” elsewhere.',
    ],
    [
      '請先綁定帳號，更換手機或重新安裝後才能找回角色。',
      '請先綁定帳戶，更換手機或重新安裝後才能找回角色。',
      'Link your account first: then your character is still yours after a new phone or a new installation.',
    ],
  ],
};

export const demoTips: Tip[] = Object.entries(tips).flatMap(([game_id, texts]) =>
  texts.map(([text, hk, en], index) => ({
    game_id,
    sort: index + 1,
    text,
    translations: { 'zh-HK': { text: hk }, en: { text: en } },
  })),
);

export const demoQuickActions: QuickAction[] = [
  {
    game_id: 'g83tw',
    url: '/click/1',
    label: '領取活動獎勵',
    translations: { 'zh-HK': { label: '領取活動獎賞' }, en: { label: 'Collect your event rewards' } },
    audience: 'whitelisted',
    place: 'web',
    starts_at: new Date('2023-06-15T11:00:00+08:00'),
    ends_at: new Date('2023-06-28T23:59:59.999+08:00'),
  },
];
