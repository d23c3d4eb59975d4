import { route, type Route } from '../shared/route.ts';
import { deskRoutes } from '../tickets/routes.ts';
import { supportDesk } from './desk.ts';

/** Some thousand lines, as JSON. */
const IMPORT_KB = 1024;

export const supportRoutes: Route[] = [
  route('support', 'POST', '/api/service/init_setup', { limit: 'read', bodyKb: 16, passToken: true }),
  route('support', 'GET', '/api/staff/whitelist', { who: 'staff' }),
  route('support', 'POST', '/api/staff/whitelist', { who: 'staff', bodyKb: 8 }),
  route('support', 'POST', '/api/staff/whitelist/import', { who: 'staff', bodyKb: IMPORT_KB }),
  route('support', 'POST', '/api/staff/whitelist/:id/remove', { who: 'staff', bodyKb: 8 }),
  route('support', 'GET', '/api/staff/card/penalties', { who: 'staff' }),
  route('support', 'POST', '/api/staff/penalties', { who: 'staff', bodyKb: 8 }),
  route('support', 'POST', '/api/staff/penalties/:penalty/lift', { who: 'staff', bodyKb: 8 }),
  ...deskRoutes(supportDesk, 'support'),
];
