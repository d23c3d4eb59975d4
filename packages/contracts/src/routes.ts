import { catalogRoutes } from './catalog/routes.ts';
import { eventsRoutes } from './events/routes.ts';
import { identityRoutes } from './identity/routes.ts';
import { partnerCalls } from './partner/partner.calls.ts';
import { retentionCalls } from './retention/retention.calls.ts';
import { rowsOf, type Route, type ServiceName } from './shared/route.ts';
import { supportRoutes } from './support/routes.ts';

/** The one route table: every call that the gateway passes on, and to whom. */
export const routes: Route[] = [
  ...identityRoutes,
  ...catalogRoutes,
  ...supportRoutes,
  ...eventsRoutes,
  ...rowsOf(retentionCalls('vip')),
  ...rowsOf(partnerCalls),
];

/** Areas whose calls are not in the table yet: their process answers for itself that it opens soon. */
export const openingSoon: { prefix: string; service: ServiceName }[] = [
  { prefix: '/api/vipservice', service: 'vip' },
  { prefix: '/api/vipquestions', service: 'vip' },
  { prefix: '/api/vipv2', service: 'topup' },
  { prefix: '/api/vipv3', service: 'topup' },
  { prefix: '/api/vip/', service: 'topup' },
  { prefix: '/api/payments', service: 'topup' },
  { prefix: '/api/postal', service: 'topup' },
  { prefix: '/api/survey', service: 'surveys' },
  { prefix: '/api/events/surveylogin', service: 'surveys' },
  { prefix: '/api/auth/', service: 'surveys' },
  { prefix: '/api/test/', service: 'surveys' },
  { prefix: '/api/legal/', service: 'surveys' },
];
