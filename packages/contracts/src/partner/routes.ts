import { route, type Route } from '../shared/route.ts';
import { sitePaths } from './site-calls.ts';

/** Calls of games' servers. A list of 500 rows is within 128 KiB. */
export const partnerRoutes: Route[] = [
  route('support', 'GET', sitePaths.unread, { who: 'partner', limit: 'partner' }),
  route('identity', 'POST', sitePaths.revokeTokens, { who: 'partner', limit: 'partnerRevoke', bodyKb: 8 }),
  route('vip', 'PUT', sitePaths.vip, { who: 'partner', limit: 'partnerVip', bodyKb: 128 }),
];
