import type { SlotPart, StaffDoor } from '@hub/contracts/manifest';
import { deadlineReaders, figureReaders, ticketReaders } from '@hub/contracts/tickets';
import { vipCardReaders, vipDeciders, vipEditors, vipReaders } from '@hub/contracts/vip';

export const doors: StaffDoor[] = [
  {
    name: 'vip-cases',
    to: '/staff/vipquestions',
    title: { tw: 'VIP 案件', hk: 'VIP 個案', en: 'VIP cases' },
    roles: [...ticketReaders],
    order: 200,
    records: ['ticket'],
    numbered: {
      prefix: 'V',
      open: { tw: '開啟 VIP 案件 V{number}', hk: '開啟 VIP 個案 V{number}', en: 'Open VIP case V{number}' },
      kind: { tw: 'VIP 案件編號', hk: 'VIP 個案編號', en: 'VIP case number' },
    },
  },
  {
    name: 'vip',
    to: '/staff/vip',
    title: { tw: 'VIP 名單', en: 'VIP list' },
    roles: [...vipReaders],
    order: 420,
  },
  {
    name: 'vip-deadlines',
    to: '/staff/vipquestions/deadlines',
    title: { tw: 'VIP 法定期限', en: 'Days of law, VIP' },
    roles: [...deadlineReaders],
    unless: [...ticketReaders],
    order: 591,
  },
  {
    name: 'vip-reports',
    to: '/staff/vipquestions/reports',
    title: { tw: 'VIP 報表', en: 'VIP reports' },
    roles: [...figureReaders],
    // Who answers has them among the tools of the desk.
    unless: [...ticketReaders],
    order: 611,
  },
];

export const approvalRoles = [...new Set([...vipEditors, ...vipDeciders])];

export const parts: SlotPart[] = [
  {
    slot: 'player-standing',
    name: 'vip',
    expose: './player-card',
    title: { tw: 'VIP', en: 'VIP' },
    roles: [...vipCardReaders],
    order: 10,
  },
];
