import { redeemCalls } from '@hub/contracts/calls/events/codes/redeem';
import { askedAtOnce, defineRemote } from '@hub/federation/define-remote';
import { approvals } from './approval-words.ts';
import { audit } from './audit-words.ts';
import { artInks } from './art-inks.ts';
import { approvalRoles, doors, parts } from './desk-manifest.ts';
import { jobs, retention } from './work-words.ts';

const redeem = { tw: '序號兌換', en: 'Redeem a code' };

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
      form: 'redeem-form',
      picture: ['{event.picture}', './{event.art}.svg'],
      pictureFrom: '/internal/pictures/:event_id',
      pictureInk: { told: 'event.art', inks: artInks },
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
  name: redeem,
  siteDoors: [{ place: 'menu', to: '/events/event_serial', title: redeem, icon: 'gift', order: 420 }],
  gameLinks: ['/events/event_serial'],
  doors,
  approvalRoles,
  parts,
  audit,
  approvals,
  jobs,
  retention,
});
