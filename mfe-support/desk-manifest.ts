import { anySettingReaders } from '@hub/contracts/catalog';
import { jobOverseers } from '@hub/contracts/jobs';
import { deadlineReaders, figureReaders, macroEditors, ownFigureReaders, ticketReaders } from '@hub/contracts/tickets';
import type { RetentionManifest, StaffDoor } from '@hub/contracts/manifest';

const desk = '/staff/questions';

export const doors: StaffDoor[] = [
  {
    name: 'support',
    to: desk,
    title: { tw: '案件', hk: '個案', en: 'Cases' },
    roles: [...ticketReaders],
    order: 100,
    records: ['ticket'],
    numbered: {
      open: { tw: '開啟案件 #{number}', hk: '開啟個案 #{number}', en: 'Open report #{number}' },
      kind: { tw: '案件編號', hk: '個案編號', en: 'case number' },
    },
  },
  {
    name: 'deadlines',
    to: `${desk}/deadlines`,
    title: { tw: '法定期限', en: 'Days of law' },
    roles: [...deadlineReaders],
    // Who answers has them among the tools of the desk.
    unless: [...ticketReaders],
    order: 590,
  },
  {
    name: 'macros',
    to: `${desk}/macros`,
    title: { tw: '罐頭回覆', hk: '預設回覆', en: 'Canned replies' },
    roles: [...macroEditors],
    // Who answers has them among the tools of the desk.
    unless: [...ticketReaders],
    order: 600,
  },
  {
    name: 'reports',
    to: '/staff/reports',
    title: { tw: '報表', en: 'Reports' },
    roles: [...figureReaders, ...ownFigureReaders],
    order: 610,
  },
  {
    name: 'settings',
    to: '/staff/settings',
    title: { tw: '設定', en: 'Settings' },
    roles: [...anySettingReaders],
    owners: true,
    order: 620,
  },
  {
    name: 'jobs',
    to: `${desk}/jobs`,
    title: { tw: '背景工作', en: 'Background work' },
    // Those who answer have it among the tools of the desk.
    roles: [...jobOverseers],
    jobs: true,
    owners: true,
    order: 630,
  },
];

export const retention: RetentionManifest = {
  name: { tw: '客服案件', hk: '客戶服務個案', en: 'Cases of support' },
  rules: {
    'request-holds': {
      what: {
        tw: '個資請求曾保留帳號的編號',
        hk: '個人資料要求曾保留帳戶的編號',
        en: 'Numbers of requests that held accounts',
      },
      until: { tw: '解除滿五年後刪除', en: 'Deleted five years after the release' },
    },
    penalties: {
      what: { tw: '處分紀錄', en: 'Penalties' },
      until: { tw: '結束滿五年後刪除', en: 'Deleted five years after they ended' },
    },
    whitelist: {
      what: { tw: '白名單', en: 'Whitelist' },
      until: { tw: '到期滿半年後刪除', en: 'Deleted half a year after they ended' },
    },
  },
};
