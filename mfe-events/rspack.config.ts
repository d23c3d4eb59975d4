import { defineRemote } from '@hub/federation/define-remote';

export const app = defineRemote({
  dir: import.meta.dirname,
  area: 'events',
  port: 3104,
  exposes: { './routes': './src/routes.tsx', './staff': './src/staff.tsx' },
  routes: [
    { path: '/events/event_serial', title: { tw: '活動序號兌換', en: 'Redeem a code' }, window: 'tall' },
    { path: '/events/deliveroo', title: { tw: '活動已結束', en: 'Event ended' }, window: 'tall' },
  ],
  staffRoutes: ['/staff/deliveries/*'],
});
