import { fieldsOf, type Translations } from '@hub/contracts/shared';
import { eventWords, rewardWords } from '@hub/contracts/events';

const EVENTS: Record<string, Translations> = {
  週年慶序號兌換: {
    'zh-HK': { name: '週年慶序號兌換', intro: '輸入週年慶卡片上的序號，即可領取禮包與寶箱。' },
    en: { name: 'Anniversary codes', intro: 'Enter the code on your anniversary card to get a gift pack and a chest.' },
  },
  中秋賞月序號兌換: {
    'zh-HK': { name: '中秋賞月序號兌換', intro: '賞月卡片上的序號已停止兌換，多謝各位參與。' },
    en: { name: 'Mid-Autumn codes', intro: 'Codes on moon cards are no longer taken. Thank you for joining in.' },
  },
  冬日祭序號兌換: {
    'zh-HK': { name: '冬日祭序號兌換', intro: '冬日祭開始後，輸入序號即可領取雪花寶箱。' },
    en: { name: 'Winter fair codes', intro: 'Once the winter fair begins, enter your code to get a snowflake chest.' },
  },
  聖誕尋寶序號兌換: {
    'zh-HK': { name: '聖誕尋寶序號兌換', intro: '找到藏寶圖上的序號，打開您的聖誕寶箱。' },
    en: { name: 'Christmas treasure codes', intro: 'Find the code on the treasure map and open your Christmas chest.' },
  },
  每週補給口令: {
    'zh-HK': {
      name: '每週補給口令',
      intro: '輸入直播公布的口令，每個帳號可領取一次補給；獎賞每週統一寄出。',
    },
    en: {
      name: 'Weekly supply word',
      intro: 'Enter the word from the stream. Each account gets one supply; rewards leave together once a week.',
    },
  },
};

const REWARDS: Record<string, Record<'tw' | 'hk' | 'en', readonly [title: string, contents: string]>> = {
  週年禮包: {
    tw: ['週年禮包', '禮盒 A ×1、金幣 ×500'],
    hk: ['週年禮包', '禮盒 A ×1、金幣 ×500'],
    en: ['Anniversary pack', 'Gift box A ×1, gold ×500'],
  },
  應援寶箱: {
    tw: ['應援寶箱', '禮盒 B ×1'],
    hk: ['應援寶箱', '禮盒 B ×1'],
    en: ['Supporter chest', 'Gift box B ×1'],
  },
  賞月禮盒: {
    tw: ['賞月禮盒', '月餅 ×5'],
    hk: ['賞月禮盒', '月餅 ×5'],
    en: ['Moon gift box', 'Moon cakes ×5'],
  },
  雪花寶箱: {
    tw: ['雪花寶箱', '雪花盒 ×1'],
    hk: ['雪花寶箱', '雪花盒 ×1'],
    en: ['Snowflake chest', 'Snow box ×1'],
  },
  聖誕寶箱: {
    tw: ['聖誕寶箱', '聖誕盒 ×1、金幣 ×1000'],
    hk: ['聖誕寶箱', '聖誕盒 ×1、金幣 ×1000'],
    en: ['Christmas chest', 'Christmas box ×1, gold ×1000'],
  },
  每週補給: {
    tw: ['每週補給', '補給箱 ×1'],
    hk: ['每週補給', '補給箱 ×1'],
    en: ['Weekly supply', 'Supply box ×1'],
  },
};

export const eventWordsOf = (name: string) => fieldsOf(EVENTS[name] ?? null, eventWords);

/** A reward's words, and those of the mail that brings it. */
export function rewardWordsOf(title: string) {
  const { tw, hk, en } = REWARDS[title]!;
  const translations = {
    'zh-HK': {
      title: hk[0],
      contents: hk[1],
      mail_title: `${hk[0]}已送達`,
      mail_body: '多謝您參與活動，獎賞已放在這封信內，祝您遊戲愉快！',
    },
    en: {
      title: en[0],
      contents: en[1],
      mail_title: `${en[0]} has arrived`,
      mail_body: 'Thank you for joining in. Your reward is in this mail. Have fun!',
    },
  };
  return { contents: tw[1], ...fieldsOf(translations, rewardWords) };
}
