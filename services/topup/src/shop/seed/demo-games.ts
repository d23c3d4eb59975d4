import { gamePicture } from '@hub/contracts/catalog';
import type { SettingBody } from '../setting-bodies.ts';

type Game = SettingBody<'game'>;
type Page = Game['taiwan'];
type Words = [tw: string, hk: string, en: string];

const notices = (...all: Words[]): Page['notices'] =>
  all.map(([text, text_hk, text_en]) => ({ text, text_hk, text_en }));
const heading = ([tw, hk, en]: Words) => ({ heading: tw, heading_hk: hk, heading_en: en });

const check: Words = [
  '付款前請看清楚伺服器和角色，點數會直接送到這個角色的信箱。',
  '付款前請看清楚伺服器和角色，點數會直接送到這個角色的郵箱。',
  'Please check server and character before you pay: what you buy goes to the mailbox of that character.',
];
const abroad: Words = [
  '價格以新台幣計算；海外刷卡可能另有手續費，由發卡銀行收取。',
  '價格以新台幣計算；海外刷卡可能另有手續費，由發卡銀行收取。',
  'Prices are in New Taiwan dollars. Your bank may charge a fee for cards from abroad.',
];
const byHand: Words = [
  '匯款由同事人工核對，服務時間內通常當天完成。',
  '轉賬由同事人手核對，服務時間內通常即日完成。',
  'Transfers are checked by hand, usually on the same day within service hours.',
];
const onlyHere: Words = [
  '請只透過官方網站或遊戲內儲值，非官方的「代儲優惠」不受保障。',
  '請只透過官方網站或遊戲內增值，非官方的「代充優惠」不受保障。',
  'Top up on the official site or in the game only. “Discount top-ups” elsewhere are not covered.',
];

const usual: Words = ['遊戲儲值', '遊戲增值', 'Top up your game'];
const flow = (head: Words, ...lines: Words[]): Page => ({ banner: '', ...heading(head), notices: notices(...lines) });
const withBanner = (game: string, page: Page): Page => ({ ...page, banner: gamePicture(`${game}.picture.svg`) });

const base: Game = {
  tw: 2,
  os: 0,
  qty_max: 1,
  confirm_role: false,
  chooser_until: null,
  third_party_link: 'https://card.example',
  taiwan: flow(usual, check),
  overseas: flow(usual, check, abroad),
};
const transfers = { tw: 1, taiwan: flow(usual, check, byHand) };

/** Which flows are open, what one may buy at once, and what the pages say. */
export const demoGames: Record<string, Game> = {
  H73: {
    ...base,
    confirm_role: true,
    taiwan: withBanner('H73', flow(['H73 儲值中心', 'H73 增值中心', 'H73 top-up centre'], check, onlyHere)),
  },
  G112: {
    ...base,
    os: 1,
    confirm_role: true,
    taiwan: withBanner('G112', flow(['G112 加值站', 'G112 增值站', 'G112 top-up station'], check, onlyHere)),
    overseas: withBanner(
      'G112',
      flow(['G112 海外加值站', 'G112 海外增值站', 'G112 top-up station, overseas'], check, abroad),
    ),
  },
  L33: { ...base, os: 1, confirm_role: true, chooser_until: '2025-11-04T23:59:59+08:00' },
  MA96: { ...base, os: 1 },
  G115: { ...base, ...transfers },
  g66naxx2tw: { ...base, ...transfers, confirm_role: true },
  h55naxx2tw: { ...base, ...transfers, qty_max: 10 },
  g83tw: { ...base, tw: 0, qty_max: 10 },
};
