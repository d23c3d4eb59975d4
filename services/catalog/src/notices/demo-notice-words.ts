import { taipeiDay, type Translations } from '@hub/contracts/shared';

export const noticeWords: Record<1 | 2 | 4, Translations> = {
  1: {
    'zh-HK': {
      title: '玩家服務網站現已開放',
      content:
        '網上回報、回報紀錄及常見問題都在這裡。從遊戲內開啟時，角色資料會自動填上；從官方網站開啟時，請留下電郵地址及手機號碼，之後用其中一項加上查詢碼查看回覆。',
    },
    en: {
      title: 'Our player site is open',
      content:
        'Report a problem, follow your reports and find answers, all in one place. From inside a game we already know your character; from the web, please leave an e-mail address and a mobile number. Either of them opens your report again, together with its check code.',
    },
  },
  2: {
    'zh-HK': {
      title: '提防以「代充優惠」冒充官方的訊息',
      content:
        '官方人員不會私下收款，也不會索取密碼及驗證碼。請只在遊戲內、Google Play、App Store 或本站增值。如收到可疑訊息，請先截圖，再從「網上回報」選擇「舉報」，連同截圖告訴我們。',
    },
    en: {
      title: 'Beware of “discount top-ups” that pretend to be us',
      content:
        'Nobody from our team takes money privately, and nobody asks for your password or a code. Please top up in the game, on Google Play, in the App Store or on this site only. If a message looks suspicious, take a screenshot first, then choose “Report a problem” and “Report a player” and attach it for us.',
    },
  },
  4: {
    'zh-HK': {
      title: '冬季活動獎賞未收到怎樣處理',
      content:
        '冬季活動期間，網上回報全日開放。如未收到活動獎賞，請先查看遊戲內郵箱，再從「網上回報」選擇「活動問題」，告訴我們角色名稱及領取時間。',
    },
    en: {
      title: 'A reward of the winter event has not arrived?',
      content:
        'During the winter event you can report a problem at any hour. If a reward has not arrived, please look into your in-game mailbox first; then choose “Report a problem” and “About an event”, and tell us your character and when you collected it.',
    },
  },
};

const englishDay = (at: Date) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Taipei', day: 'numeric', month: 'long' }).format(at);

export const maintenanceWords = (from: Date): Translations => ({
  'zh-HK': {
    title: `${taipeiDay(from)}08:00 至 12:00 停機維護`,
    content:
      '維護期間無法登入遊戲，增值亦會暫停。網上回報照常開放，我們會在維護完結後按次序回覆。完成時間如有更改，會在這則公告更新。',
  },
  en: {
    title: `Maintenance on ${englishDay(from)}, 08:00–12:00 (Taipei)`,
    content:
      'You cannot sign in to the game meanwhile, and top-ups pause. You can still report a problem; we answer in turn once the maintenance is over. If it takes longer, you will read it here.',
  },
});
