import { taipeiAt, taipeiDay } from '@hub/contracts/shared';
import { EVERY_GAME } from '../rows/columns.ts';
import { maintenanceWords, noticeWords } from './demo-notice-words.ts';
import type { Notice } from './notice.entity.ts';

const EIGHT = 8 * 60;
const NOON = 12 * 60;

/** Announcements as they stand on the day of the first run; the maintenance is a week ahead. */
export function demoNotices(now: Date): Notice[] {
  const published = 1;
  const maintenance = { from: taipeiAt(now, 7, EIGHT), until: taipeiAt(now, 7, NOON) };
  return [
    {
      id: 1,
      game_id: EVERY_GAME,
      published,
      kind: 'info',
      title: '玩家服務網站開放了',
      content:
        '線上回報、回報紀錄和常見問題都在這裡。從遊戲內開啟時，角色資料會自動帶入；從官網開啟時，請留下電子信箱和手機，之後用其中一項加上查詢碼查看回覆。',
      translations: noticeWords[1],
      starts_at: taipeiAt(now, -2, 0),
      ends_at: taipeiAt(now, 30, 0),
    },
    {
      id: 2,
      game_id: EVERY_GAME,
      published,
      kind: 'fraud',
      title: '留意「代儲優惠」假冒官方訊息',
      content:
        '官方人員不會私下收款，也不會索取密碼與驗證碼。請只在遊戲內、Google Play、App Store 或本站儲值。收到可疑訊息時，請先截圖，再從「線上回報」選「檢舉」，附上截圖告訴我們。',
      translations: noticeWords[2],
      starts_at: taipeiAt(now, -1, 0),
      ends_at: null,
    },
    {
      id: 3,
      game_id: EVERY_GAME,
      published,
      kind: 'maintenance',
      title: `${taipeiDay(maintenance.from)}08:00 至 12:00 停機維護`,
      content:
        '維護期間無法登入遊戲，儲值也會暫停。線上回報照常開放，客服會在維護結束後依序回覆。完成時間若有變動，會更新在這則公告。',
      translations: maintenanceWords(maintenance.from),
      starts_at: taipeiAt(now, 0, 0),
      ends_at: maintenance.until,
    },
    {
      id: 4,
      game_id: 'H73',
      published,
      kind: 'info',
      title: '冬季活動獎勵沒收到怎麼辦',
      content:
        '冬季活動期間，線上回報全天開放。活動獎勵若沒有收到，請先確認信箱，再從「線上回報」選「活動問題」告訴我們角色名稱和領取時間。',
      translations: noticeWords[4],
      starts_at: taipeiAt(now, 3, EIGHT),
      ends_at: taipeiAt(now, 33, 0),
    },
  ];
}
