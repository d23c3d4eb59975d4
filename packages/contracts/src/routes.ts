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

const own: Record<ServiceName, readonly string[]> = {
  identity: [
    '/api/captcha',
    '/api/partner/v1/tokens',
    '/api/staff/accounts',
    '/api/staff/audit',
    '/api/staff/enrol',
    '/api/staff/login',
    '/api/staff/logout',
    '/api/staff/me',
    '/api/staff/partner_keys',
    '/api/staff/password',
    '/api/staff/recovery_codes',
    '/api/staff/second_factor',
    '/api/staff/sessions',
    '/api/staff/step_up',
  ],
  catalog: [
    '/api/click',
    '/api/faq',
    '/api/games',
    '/api/notices',
    '/api/vipv3/get_role',
    '/api/staff/role_lookup',
    '/api/staff/settings',
    '/media/games',
  ],
  support: [
    '/api/questions',
    '/api/service',
    '/api/partner/v1/unread',
    '/api/staff/account_holds',
    '/api/staff/card/hold',
    '/api/staff/card/penalties',
    '/api/staff/card/questions',
    '/api/staff/penalties',
    '/api/staff/questions',
    '/api/staff/whitelist',
    '/media/q',
    '/media/staff/q',
  ],
  events: [
    '/api/events',
    '/api/staff/card/deliveries',
    '/api/staff/card/redemptions',
    '/api/staff/deliveries',
    '/api/staff/locks',
    '/api/staff/serial_batches',
    '/api/staff/serials',
  ],
};

/** Below which addresses services may publish calls. Of two that an address begins with, the longer one counts. */
export const ownPrefixes: { service: ServiceName; prefix: string }[] = [
  ...openingSoon,
  ...Object.entries(own).flatMap(([service, prefixes]) => prefixes.map((prefix) => ({ service, prefix }))),
];

/** Where every service may have calls without anybody asking, under its name, unless they are somebody's already. */
export const prefixesByName = (service: ServiceName): string[] => [
  `/api/${service}`,
  `/api/staff/${service}`,
  ...['card', 'jobs', 'approvals', 'retention'].map((part) => `/api/staff/${part}/${service}`),
  `/api/partner/v1/${service}`,
  `/media/${service}`,
];
