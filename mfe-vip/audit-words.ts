import type { AuditWords } from '@hub/contracts/manifest';

/** What the audit calls lists, imports and rules of VIP. */
export const audit: AuditWords = {
  services: { vip: { tw: 'VIP', en: 'VIP' } },
  actions: {
    'vip-list-pushed': { tw: '遊戲送來 VIP 名單', en: 'VIP list from a game' },
    'vip.entry.set': { tw: '改 VIP 名單', hk: '更改 VIP 名單', en: 'Changed the VIP list' },
    'vip.entry.end': { tw: '結束 VIP 資格', en: 'Ended a VIP entry' },
    'vip.import': { tw: '上傳 VIP 名單檔', hk: '上載 VIP 名單檔', en: 'Uploaded a VIP list' },
    'vip.import.cancel': { tw: '取消匯入 VIP 名單', en: 'Cancelled an import of the VIP list' },
    'player.vip': { tw: '查看帳號的 VIP 資料', hk: '查看帳戶的 VIP 資料', en: 'Looked at the VIP card of an account' },
  },
  objects: { 'vip-import': { tw: 'VIP 名單匯入', en: 'Import of the VIP list' } },
  fields: {
    level: { tw: 'VIP 等級', hk: 'VIP 級別', en: 'VIP level' },
    begins_at: { tw: '開始', en: 'Begins' },
    ends_at: { tw: '結束', en: 'Ends' },
    agent: { tw: '專屬客服', en: 'Named agent' },
    taken: { tw: '收下的列數', hk: '收下的行數', en: 'Lines taken' },
    older: { tw: '比已知舊的列數', hk: '比已知舊的行數', en: 'Lines that were older' },
  },
};
