import type { JobsManifest, RetentionManifest } from '@hub/contracts/manifest';

const yearAfter = { tw: '結束滿一年後刪除', en: 'Deleted a year after they ended' };
const spendDays = { tw: '400 天後刪除', hk: '400 日後刪除', en: 'Deleted after 400 days' };

const name = { tw: '玩家等級', hk: '玩家級別', en: 'Player levels' };

/** Works of this service besides those of its cases. */
export const jobs: JobsManifest = {
  name,
  atDesk: true,
  tasks: {
    'vip-rule': {
      tw: '套用改過的 VIP 消費規則',
      hk: '套用更改後的 VIP 消費規則',
      en: 'Applying a changed rule of VIP',
    },
    'vip-rules': { tw: '每晚計算 VIP 消費規則', en: 'The nightly look at the rules of VIP' },
  },
};

export const retention: RetentionManifest = {
  name,
  rules: {
    levels: { what: { tw: '遊戲送來的等級', hk: '遊戲送來的級別', en: 'Levels that games sent' }, until: yearAfter },
    'vip-entries': { what: { tw: '人工 VIP 名單', en: 'VIP list of the staff' }, until: yearAfter },
    'vip-earned': {
      what: { tw: '消費達到的等級', hk: '消費達到的級別', en: 'Levels reached by payments' },
      until: yearAfter,
    },
    'vip-history': {
      what: { tw: 'VIP 變動紀錄', en: 'Changes of VIP levels' },
      until: { tw: '五年後刪除', en: 'Deleted after five years' },
    },
    'vip-spend': { what: { tw: 'VIP 規則用的消費金額', en: 'Payments that the rules of VIP count' }, until: spendDays },
    'vip-refunds': { what: { tw: 'VIP 規則用的退款', en: 'Refunds that the rules of VIP count' }, until: spendDays },
    'vip-spenders': { what: { tw: '有消費的帳號', hk: '有消費的帳戶', en: 'Accounts that paid' }, until: spendDays },
    'vip-import-lines': {
      what: { tw: 'VIP 名單檔的每一列', hk: 'VIP 名單檔的每一行', en: 'Lines of VIP lists that were imported' },
      until: { tw: '90 天後刪除', hk: '90 日後刪除', en: 'Deleted after 90 days' },
    },
  },
};
