import { codeEditors, codeExportCalls } from '@hub/contracts/events';
import type { JobsManifest, RetentionManifest } from '@hub/contracts/manifest';

const name = { tw: '活動與寄送', en: 'Events and deliveries' };

/** Codes, files and deliveries in the background. */
export const jobs: JobsManifest = {
  name,
  roles: [...codeEditors],
  file: codeExportCalls.fetchExport.path,
  exports: {
    redemptions: { tw: '匯出兌換紀錄', en: 'Export of redemptions' },
    locks: { tw: '匯出兌換鎖定', en: 'Export of locks' },
  },
  rounds: {
    deliveries: { tw: '寄送到遊戲', en: 'Sending into the games' },
    'delivery-leases': { tw: '接手中斷的寄送', en: 'Taking over broken-off deliveries' },
    'delivery-deadlines': { tw: '檢查寄送期限', en: 'Deadlines of deliveries' },
    'delivery-batches': { tw: '啟動核准的批次', hk: '啟動已批核的批次', en: 'Starting approved batches' },
    'delivery-counts': { tw: '計算寄送數字', en: 'Figures of deliveries' },
    'serial-used': { tw: '計算用掉的序號', hk: '計算已用的序號', en: 'Count of used codes' },
    'serial-texts': { tw: '刪除到期的序號文字', en: 'Deleting texts of codes in time' },
  },
};

export const retention: RetentionManifest = {
  name,
  rules: {
    redemptions: {
      what: { tw: '兌換紀錄裡的玩家', en: 'Players in redemptions' },
      until: {
        tw: '活動結束滿五年後去識別，兌換本身留下',
        en: 'Made nameless five years after the event; the redemption stays',
      },
    },
    deliveries: {
      what: { tw: '寄送紀錄裡的玩家', en: 'Players in deliveries' },
      until: {
        tw: '寄送結束滿五年後去識別，寄送編號留下',
        en: 'Made nameless five years after the delivery ended; its number stays',
      },
    },
    'wrong-entries': {
      what: { tw: '輸入錯的序號', en: 'Wrong codes' },
      until: { tw: '活動結束滿一年後刪除', en: 'Deleted a year after the event' },
    },
    'lock-entries': {
      what: { tw: '鎖定的經過', en: 'How accounts were locked' },
      until: { tw: '活動結束滿一年後刪除', en: 'Deleted a year after the event' },
    },
    locks: {
      what: { tw: '兌換鎖定', en: 'Locked accounts' },
      until: { tw: '活動結束滿一年後刪除', en: 'Deleted a year after the event' },
    },
    'quota-days': {
      what: { tw: '每日補發次數', en: 'Compensations by day' },
      until: { tw: '兩個月後刪除', en: 'Deleted after two months' },
    },
  },
};
