import { route, type Route } from '../shared/route.ts';
import { deskRoutes } from '../tickets/routes.ts';
import { supportDesk } from './desk.ts';

export const supportRoutes: Route[] = [
  route('support', 'POST', '/api/service/init_setup', { limit: 'read', bodyKb: 16, passToken: true }),
  ...deskRoutes(supportDesk, 'support'),
];
