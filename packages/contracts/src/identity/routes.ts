import { route, type Route } from '../shared/route.ts';

export const identityRoutes: Route[] = [
  route('identity', 'GET', '/api/captcha/challenge', { limit: 'captcha' }),
  route('identity', 'POST', '/api/staff/login', { limit: 'login', bodyKb: 8 }),
  route('identity', 'POST', '/api/staff/logout', { who: 'staff', bodyKb: 8 }),
  route('identity', 'GET', '/api/staff/me', { who: 'staff' }),
  route('identity', 'GET', '/api/staff/audit', { who: 'staff' }),
  route('identity', 'GET', '/api/staff/audit/overview', { who: 'staff' }),
  route('identity', 'GET', '/api/staff/audit/:id', { who: 'staff' }),
];
