import { i18n } from '@lingui/core';
import { useContext, useSyncExternalStore } from 'react';
import { LanguageContext } from '../i18n.ts';
import { pageElement } from '../foreign-page.ts';

export type KitTexts = {
  back: string;
  close: string;
  copied: string;
  copy: string;
  copyByHand: string;
  copyByKeys: string;
  errorCode: string;
  games: string;
  loading: string;
  menu: string;
  skip: string;
  unread: string;
  newReplies: (count: number) => string;
};
export type KitLanguage = 'zh-TW' | 'zh-HK' | 'en';

const taiwan: KitTexts = {
  back: '返回',
  close: '關閉',
  copied: '已複製',
  copy: '複製',
  copyByHand: '無法自動複製，已為您選取，請長按複製',
  copyByKeys: '無法自動複製，已為您選取，請按 Ctrl+C（Mac 是 ⌘C）',
  errorCode: '錯誤代碼',
  games: '遊戲',
  loading: '載入中',
  menu: '選單',
  skip: '跳到主要內容',
  unread: '新',
  newReplies: (count) => `${count} 則新回覆`,
};

const english: KitTexts = {
  back: 'Back',
  close: 'Close',
  copied: 'Copied',
  copy: 'Copy',
  copyByHand: 'Could not copy by itself. The text is selected; press and hold to copy it.',
  copyByKeys: 'Could not copy by itself. The text is selected; press Ctrl+C (⌘C on a Mac).',
  errorCode: 'Error code',
  games: 'Games',
  loading: 'Loading',
  menu: 'Menu',
  skip: 'Skip to content',
  unread: 'New',
  newReplies: (count) => (count === 1 ? '1 new reply' : `${count} new replies`),
};

const texts: Record<KitLanguage, KitTexts> = {
  'zh-TW': taiwan,
  'zh-HK': {
    ...taiwan,
    copyByHand: '未能自動複製，已為您選取，請長按複製',
    copyByKeys: '未能自動複製，已為您選取，請按 Ctrl+C（Mac 是 ⌘C）',
  },
  en: english,
};

/** The language of the document (`<html lang>`); Taiwan where there is none. */
export function kitLanguage(): KitLanguage {
  const lang = typeof document === 'undefined' ? '' : pageElement().lang.toLowerCase();
  if (lang.startsWith('en')) return 'en';
  return /-(hk|mo)\b/.test(lang) ? 'zh-HK' : 'zh-TW';
}

/** That of the part of the page around, or of the document. */
export function useKitLanguage(): KitLanguage {
  const ofPage = useSyncExternalStore(onLanguage, kitLanguage, kitLanguage);
  return useContext(LanguageContext) ?? ofPage;
}

export const useKitTexts = (): KitTexts => texts[useKitLanguage()];

function onLanguage(listener: () => void): () => void {
  i18n.on('change', listener);
  return () => i18n.removeListener('change', listener);
}
