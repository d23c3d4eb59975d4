import { i18n } from '@lingui/core';
import { useContext, useSyncExternalStore } from 'react';
import { LanguageContext } from '../i18n.ts';
import { pageElement } from '../foreign-page.ts';

export type KitTexts = {
  allKeys: string;
  any: string;
  back: string;
  close: string;
  copied: string;
  copy: string;
  copyByHand: string;
  copyByKeys: string;
  drawing: string;
  errorCode: string;
  filters: string;
  filtersSet: (many: number) => string;
  games: string;
  keys: string;
  listMore: string;
  loading: string;
  menu: string;
  optional: string;
  pictureByHand: string;
  pictureByMouse: string;
  pictureSaved: string;
  resend: string;
  saveAsPicture: string;
  sending: string;
  shortKeys: string;
  shortKeysHint: string;
  skip: string;
  stepDone: string;
  stepNow: string;
  triesAgain: string;
  tryAgain: string;
  unread: string;
  newReplies: (count: number) => string;
};
export type KitLanguage = 'zh-TW' | 'zh-HK' | 'en';

const taiwan: KitTexts = {
  allKeys: '所有快捷鍵',
  any: '不限',
  back: '返回',
  close: '關閉',
  copied: '已複製',
  copy: '複製',
  copyByHand: '無法自動複製，已為您選取，請長按複製',
  copyByKeys: '無法自動複製，已為您選取，請按 Ctrl+C（Mac 是 ⌘C）',
  drawing: '製作中',
  errorCode: '錯誤代碼',
  filters: '篩選',
  filtersSet: (many) => `已設 ${many} 項`,
  games: '遊戲',
  keys: '快捷鍵',
  listMore: '列出更多',
  loading: '載入中',
  menu: '選單',
  optional: '選填',
  pictureByHand: '長按下面的圖片就能儲存',
  pictureByMouse: '在下面的圖片按滑鼠右鍵，就能另存圖片',
  pictureSaved: '圖片已下載到您的裝置',
  resend: '重送',
  saveAsPicture: '存成圖片',
  sending: '傳送中',
  shortKeys: '使用單鍵快捷鍵',
  shortKeysHint: '語音輸入會打出字母，可以在這裡關掉',
  skip: '跳到主要內容',
  stepDone: '已完成：',
  stepNow: '目前步驟：',
  triesAgain: '這裡會自動再試幾次。',
  tryAgain: '再試一次',
  unread: '新',
  newReplies: (count) => `${count} 則新回覆`,
};

const english: KitTexts = {
  allKeys: 'All shortcuts',
  any: 'Any',
  back: 'Back',
  close: 'Close',
  copied: 'Copied',
  copy: 'Copy',
  copyByHand: 'Could not copy by itself. The text is selected; press and hold to copy it.',
  copyByKeys: 'Could not copy by itself. The text is selected; press Ctrl+C (⌘C on a Mac).',
  drawing: 'Making it',
  errorCode: 'Error code',
  filters: 'Filters',
  filtersSet: (many) => `${many} set`,
  games: 'Games',
  keys: 'Keyboard shortcuts',
  listMore: 'List more',
  loading: 'Loading',
  menu: 'Menu',
  optional: 'optional',
  pictureByHand: 'Press and hold the picture below to save it',
  pictureByMouse: 'Right-click the picture below to save it',
  pictureSaved: 'The picture is on your device',
  resend: 'Send again',
  saveAsPicture: 'Save as a picture',
  sending: 'Sending',
  shortKeys: 'Use single-key shortcuts',
  shortKeysHint: 'Voice input types letters; you can switch the keys off here',
  skip: 'Skip to content',
  stepDone: 'Done: ',
  stepNow: 'Current step: ',
  triesAgain: 'This is tried again a few times by itself.',
  tryAgain: 'Try again',
  unread: 'New',
  newReplies: (count) => (count === 1 ? '1 new reply' : `${count} new replies`),
};

const texts: Record<KitLanguage, KitTexts> = {
  'zh-TW': taiwan,
  'zh-HK': {
    ...taiwan,
    copyByHand: '未能自動複製，已為您選取，請長按複製',
    copyByKeys: '未能自動複製，已為您選取，請按 Ctrl+C（Mac 是 ⌘C）',
    pictureByHand: '長按下面的圖片就可以儲存',
    pictureByMouse: '在下面的圖片按滑鼠右鍵，便可另存圖片',
    saveAsPicture: '儲存為圖片',
    shortKeysHint: '語音輸入會輸入字母，可以在這裡關閉',
  },
  en: english,
};

/** The language of the document (`<html lang>`); Taiwan where there is none. */
export function kitLanguage(): KitLanguage {
  const lang = typeof document === 'undefined' ? '' : pageElement().lang.toLowerCase();
  if (lang.startsWith('en')) return 'en';
  return /-(hk|mo)\b/.test(lang) ? 'zh-HK' : 'zh-TW';
}

export function useKitTexts(): KitTexts {
  const ofPage = useSyncExternalStore(onLanguage, kitLanguage, kitLanguage);
  return texts[useContext(LanguageContext) ?? ofPage];
}

function onLanguage(listener: () => void): () => void {
  i18n.on('change', listener);
  return () => i18n.removeListener('change', listener);
}
