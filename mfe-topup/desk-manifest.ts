import type { StaffDoor } from '@hub/contracts/manifest';
import { maintenanceReaders, orderDeciders, orderEditors, orderReaders } from '@hub/contracts/topup';

export const doors: StaffDoor[] = [
  {
    name: 'topup',
    to: '/staff/topup',
    title: { tw: '儲值', hk: '增值', en: 'Top-up' },
    roles: [...new Set([...orderReaders, ...maintenanceReaders])],
    order: 430,
  },
];

export const approvalRoles = [...new Set([...orderEditors, ...orderDeciders])];
