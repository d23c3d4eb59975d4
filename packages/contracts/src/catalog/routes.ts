import { jobRoutes } from '../jobs/routes.ts';
import { route, type Route } from '../shared/route.ts';

const settings = '/api/staff/settings';

export const catalogRoutes: Route[] = [
  ...jobRoutes('catalog'),
  route('catalog', 'GET', '/api/games/get_games'),
  route('catalog', 'GET', '/api/games/get_config'),
  route('catalog', 'GET', '/api/games/get_servers/:game_id'),
  route('catalog', 'GET', '/api/faq/get_faq'),
  route('catalog', 'GET', '/api/notices'),
  route('catalog', 'GET', '/api/click/:id'),
  route('catalog', 'GET', '/media/games/:file'),
  // A game may take its time twice, and a challenge may be asked for before.
  route('catalog', 'GET', '/api/vipv3/get_role/:game_id', { limit: 'lookup', answerMs: 14_000 }),
  route('catalog', 'POST', '/api/staff/role_lookup', { who: 'staff', bodyKb: 4 }),
  route('catalog', 'POST', `${settings}/faq/preview`, { who: 'staff', bodyKb: 256 }),
  route('catalog', 'POST', `${settings}/themes/preview`, { who: 'staff', bodyKb: 4 }),
  route('catalog', 'POST', `${settings}/servers/import`, { who: 'staff', bodyKb: 1024 }),
  route('catalog', 'GET', `${settings}/:kind`, { who: 'staff' }),
  route('catalog', 'POST', `${settings}/:kind`, { who: 'staff', bodyKb: 768 }),
  route('catalog', 'GET', `${settings}/:kind/:key`, { who: 'staff' }),
  route('catalog', 'PUT', `${settings}/:kind/:key`, { who: 'staff', bodyKb: 768 }),
  route('catalog', 'DELETE', `${settings}/:kind/:key`, { who: 'staff' }),
  route('catalog', 'GET', `${settings}/:kind/:key/versions/:version`, { who: 'staff' }),
];
