import type { Texts } from '../shared/texts.ts';

export const shopTexts = {
  TOPUP_CLOSED: {
    tw: '這款遊戲目前沒有開放儲值',
    hk: '這款遊戲現時沒有開放增值',
    en: 'Top-up is not open for this game at the moment.',
  },
  TOPUP_MAINTENANCE: {
    tw: '儲值系統維護中，暫時不能送出；您填的內容都還在，維護結束後再送一次就好',
    hk: '增值系統維護中，暫時未能送出；您填寫的內容仍在，維護完成後再送出一次即可',
    en: 'Top-up is down for maintenance, so this could not be sent. What you typed is still here; please send it again afterwards.',
  },
  PRODUCT_GONE: {
    tw: '這個方案現在沒有販售，請選擇其他方案',
    hk: '這個套裝現時沒有發售，請選擇其他套裝',
    en: 'This package is not on sale now. Please choose another one.',
  },
} satisfies Texts;
export type ShopCode = keyof typeof shopTexts;
