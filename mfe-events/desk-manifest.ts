import {
  batchDeciders,
  codeEditors,
  codeReaders,
  compensationDeciders,
  compensators,
  deliveryActors,
  deliveryReaders,
  eventDeciders,
  lockEditors,
  substituteDeciders,
} from '@hub/contracts/events';
import type { SlotPart, StaffDoor } from '@hub/contracts/manifest';

export const doors: StaffDoor[] = [
  {
    name: 'events',
    to: '/staff/deliveries',
    title: { tw: '寄送', en: 'Deliveries' },
    roles: [...deliveryReaders],
    order: 400,
    records: ['delivery'],
  },
  {
    name: 'codes',
    to: '/staff/events',
    also: ['/staff/serials'],
    title: { tw: '活動', en: 'Events' },
    roles: [...codeReaders],
    order: 410,
    records: ['event'],
  },
];

export const approvalRoles = [
  ...new Set([
    ...deliveryActors,
    ...compensators,
    ...batchDeciders,
    ...compensationDeciders,
    ...codeEditors,
    ...lockEditors,
    ...eventDeciders,
    ...substituteDeciders,
  ]),
];

const card = { slot: 'player-card', expose: './player-card' } as const;
export const parts: SlotPart[] = [
  { ...card, name: 'deliveries', title: { tw: '寄送', en: 'Deliveries' }, roles: [...deliveryReaders], order: 100 },
  { ...card, name: 'redemptions', title: { tw: '兌換', en: 'Redemptions' }, roles: [...codeReaders], order: 110 },
];
