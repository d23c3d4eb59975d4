import { route, type Route } from '../shared/route.ts';
import { deskRoutes } from '../tickets/routes.ts';
import { supportDesk } from './desk.ts';

export const supportRoutes: Route[] = [
  route('support', 'POST', '/api/service/init_setup', { limit: 'read', bodyKb: 16, passToken: true }),
  route('support', 'GET', '/api/staff/card/penalties', { who: 'staff' }),
  route('support', 'POST', '/api/staff/penalties', { who: 'staff', bodyKb: 8 }),
  route('support', 'POST', '/api/staff/penalties/:penalty/lift', { who: 'staff', bodyKb: 8 }),
  ...deskRoutes(supportDesk, 'support'),
];
