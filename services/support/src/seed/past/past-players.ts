import { type Dice, oneOf } from './dice.ts';

/** How many of them there are; they come after the people of the queue. */
const PLAYERS = 160;
const FIRST = 100;

/** How much of the work each game makes: a player plays one. */
const games = ['H73', 'H73', 'H73', 'G112', 'G112', 'L33', 'MA96', 'g66naxx2tw', 'h55naxx2tw', 'G115'] as const;
const languages = { 7: 'zh-HK', 15: 'en', 23: 'zh-HK' } as const;
const heads = [
  '晚風',
  '小滿',
  '阿烈',
  '海鹽',
  '星野',
  '半夏',
  '阿堂',
  '霜降',
  '米糕',
  '流螢',
  '木棉',
  '白鷺',
  '阿澈',
  '霧島',
  '初雪',
  '糖霜',
];
const tails = ['', '醬', '不睡覺', '在路上', '今天也輸了', '一號', '愛釣魚', '的傘', '二代目', '慢慢來'];
const english = ['Wren', 'Marlow', 'Pip', 'Juniper', 'Sable', 'Corwin', 'Tamsin', 'Fenn', 'Odette', 'Lark'];

export type PastPlayer = {
  person: number;
  name: string;
  game: string;
  language: 'zh-TW' | 'zh-HK' | 'en';
  visitor: boolean;
};

function player(n: number): PastPlayer {
  const language = languages[(n % 32) as keyof typeof languages] ?? 'zh-TW';
  const name = `${heads[n % heads.length] ?? ''}${tails[Math.floor(n / heads.length)] ?? ''}`;
  return {
    person: FIRST + n,
    name: language === 'en' ? (english[Math.floor(n / 32)] ?? 'Wren') : name,
    game: games[n % games.length] ?? 'H73',
    language,
    visitor: n % 3 === 0,
  };
}

const players = Array.from({ length: PLAYERS }, (_, n) => player(n)) as [PastPlayer, ...PastPlayer[]];

export const somePlayer = (dice: Dice): PastPlayer => oneOf(dice, players);
