import { redeemCalls } from '@hub/contracts/calls/events/codes/redeem';
import { askedAtOnce, defineRemote } from '@hub/federation/define-remote';
import { approvalRoles, doors, parts } from './desk-manifest.ts';

export const app = defineRemote({
  dir: import.meta.dirname,
  area: 'events',
  port: 3104,
  exposes: {
    './routes': './src/routes.tsx',
    './staff': './src/staff.tsx',
    './player-card': './src/player-card.tsx',
  },
  routes: [
    {
      path: '/events/event_serial',
      title: { tw: '活動序號兌換', en: 'Redeem a code' },
      window: 'tall',
      chunk: 'redeem',
      picture: ['{event.picture}', './{event.art}.svg'],
      calls: [redeemCalls.renderEventForm, redeemCalls.listRewards].map((call) =>
        askedAtOnce(call, { event: 'event_id' }),
      ),
    },
    {
      path: '/events/deliveroo',
      title: { tw: '外送合作活動', hk: '外賣合作活動', en: 'Food delivery promotion' },
      window: 'tall',
      chunk: 'deliveroo',
    },
  ],
  staffRoutes: ['/staff/deliveries/*', '/staff/events/*', '/staff/serials/*'],
  doors,
  approvalRoles,
  parts,
});
