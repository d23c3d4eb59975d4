import { route, type Route } from '../shared/route.ts';

export const catalogRoutes: Route[] = [
  route('catalog', 'GET', '/api/games/get_games'),
  route('catalog', 'GET', '/api/games/get_config'),
  route('catalog', 'GET', '/api/games/get_servers/:game_id'),
  route('catalog', 'GET', '/api/faq/get_faq'),
  route('catalog', 'GET', '/api/notices'),
  route('catalog', 'GET', '/api/click/:id'),
  route('catalog', 'GET', '/media/games/:file'),
];
