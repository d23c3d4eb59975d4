import type { Sentence } from '@hub/contracts/shared';

/** What stands there when the site itself cannot start: no catalogue is there to ask. */
export const watchdogTexts = {
  title: { tw: '頁面還沒載入完成', en: 'This page has not finished loading' },
  words: {
    tw: '網路可能不太穩，或是我們這邊出了問題。您填到一半的內容還在這台裝置上，再試一次就能接著用。',
    hk: '網絡可能不太穩定，或者我們這邊出了問題。您填到一半的內容仍在這部裝置上，再試一次就可以繼續使用。',
    en: 'The connection may be weak, or something is wrong on our side. What you had begun to write is still on this device: try again and carry on.',
  },
  retry: { tw: '再試一次', en: 'Try again' },
  code: { tw: '錯誤代碼', en: 'Error code' },
} satisfies Record<string, Sentence>;
