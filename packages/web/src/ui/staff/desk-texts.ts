import { useKitLanguage, type KitLanguage } from '@hub/web';

type DeskTexts = {
  allKeys: string;
  any: string;
  filters: string;
  filtersSet: (many: number) => string;
  keys: string;
  listMore: string;
  shortKeys: string;
  shortKeysHint: string;
  triesAgain: string;
  tryAgain: string;
};

const taiwan: DeskTexts = {
  allKeys: '所有快捷鍵',
  any: '不限',
  filters: '篩選',
  filtersSet: (many) => `已設 ${many} 項`,
  keys: '快捷鍵',
  listMore: '列出更多',
  shortKeys: '使用單鍵快捷鍵',
  shortKeysHint: '語音輸入會打出字母，可以在這裡關掉',
  triesAgain: '這裡會自動再試幾次。',
  tryAgain: '再試一次',
};

const texts: Record<KitLanguage, DeskTexts> = {
  'zh-TW': taiwan,
  'zh-HK': { ...taiwan, shortKeysHint: '語音輸入會輸入字母，可以在這裡關閉' },
  en: {
    allKeys: 'All shortcuts',
    any: 'Any',
    filters: 'Filters',
    filtersSet: (many) => `${many} set`,
    keys: 'Keyboard shortcuts',
    listMore: 'List more',
    shortKeys: 'Use single-key shortcuts',
    shortKeysHint: 'Voice input types letters; you can switch the keys off here',
    triesAgain: 'This is tried again a few times by itself.',
    tryAgain: 'Try again',
  },
};

export const useDeskTexts = (): DeskTexts => texts[useKitLanguage()];
