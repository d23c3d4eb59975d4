import { maintenanceCalls } from '../topup/desk.calls.ts';
import { maintenanceBody, maintenanceSwitchView } from '../topup/maintenance.ts';
import { answers, describeCalls, refuses } from './call-doc.ts';
import { TIME } from './example-case.ts';

const bulletin = {
  bulletin: '系統維護中，預計 18:00 恢復。',
  bulletin_hk: '系統維護中，預計 18:00 恢復。',
  bulletin_en: 'We are down for maintenance and expect to be back at 18:00.',
};
const view = answers(maintenanceSwitchView, {
  data: {
    now: { on: true, ...bulletin, starts_at: TIME, until: null, by: '小安', reason: '資料庫升級' },
    planned: null,
    version: 1,
    may: ['start', 'end'],
  },
});
const forbidden = refuses(403, 'msg', 'FORBIDDEN');

export const maintenanceDocs = describeCalls({
  name: { tw: '儲值的維護開關', en: 'The maintenance switch of top-up' },
  of: maintenanceCalls,
  calls: {
    getMaintenanceSwitch: {
      summary: { tw: '現在和預定的狀態', en: 'How it stands, and what is planned' },
      answer: view,
      refusals: [forbidden],
    },
    changeMaintenance: {
      summary: { tw: '開始、結束或預定維護', en: 'Begins, ends or plans maintenance' },
      about: {
        tw: '`starts_at` 空白是馬上；之前預定的會取消。`until` 只是告訴玩家，不會自動結束。',
        en: 'Without `starts_at` at once; what was planned before is dropped. `until` is what players are told, and ends nothing.',
      },
      bodies: [
        {
          name: { tw: '維護', en: 'Maintenance' },
          schema: maintenanceBody,
          example: { on: true, ...bulletin, starts_at: '', until: '2026-11-26T18:00', reason: '資料庫升級' },
        },
      ],
      answer: view,
      refusals: [
        forbidden,
        refuses(409, 'msg', 'MAINTENANCE_MOVED'),
        refuses(400, 'starts_at', 'MAINTENANCE_PAST'),
        refuses(400, 'until', 'MAINTENANCE_WINDOW'),
      ],
    },
  },
});
