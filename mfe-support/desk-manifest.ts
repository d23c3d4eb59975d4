import { anySettingReaders } from '@hub/contracts/catalog';
import { codeEditors } from '@hub/contracts/events';
import { jobOverseers } from '@hub/contracts/jobs';
import { figureReaders, macroEditors, ownFigureReaders, ticketReaders } from '@hub/contracts/tickets';
import type { StaffDoor } from '@hub/contracts/manifest';

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
    // Those who answer have it among the tools of the desk; files of events are asked for by others.
    roles: [...jobOverseers, ...codeEditors],
    owners: true,
    order: 630,
  },
];
