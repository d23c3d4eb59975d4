import { areaRows } from './areas.ts';
import { catalogRoutes } from './catalog/routes.ts';
import { eventsRoutes } from './events/routes.ts';
import { identityRoutes } from './identity/routes.ts';
import { partnerCalls } from './partner/partner.calls.ts';
import { rowsOf, type Route, type ServiceName } from './shared/route.ts';
import { supportRoutes } from './support/routes.ts';
import { surveysRoutes } from './surveys/routes.ts';
import { topupRoutes } from './topup/routes.ts';
import { vipRoutes } from './vip/routes.ts';

/** As the gateway is built; what services publish since stands beside it (decision 0054). */
export const routes: Route[] = [
  ...identityRoutes,
  ...catalogRoutes,
  ...supportRoutes,
  ...eventsRoutes,
  ...vipRoutes,
  ...topupRoutes,
  ...surveysRoutes,
  ...rowsOf(partnerCalls),
];

type Prefix = { service: ServiceName; prefix: string };

const ofTheSite: Record<ServiceName, readonly string[]> = {
  identity: [
    '/api/auth',
    '/api/captcha',
    '/api/partner/v1/tokens',
    '/api/staff/accounts',
    '/api/staff/audit',
    '/api/staff/enrol',
    '/api/staff/login',
    '/api/staff/logout',
    '/api/staff/me',
    '/api/staff/members',
    '/api/staff/partner_keys',
    '/api/staff/password',
    '/api/staff/recovery_codes',
    '/api/staff/roles',
    '/api/staff/second_factor',
    '/api/staff/sessions',
    '/api/staff/step_up',
  ],
  catalog: [
    '/api/click',
    '/api/faq',
    '/api/games',
    '/api/legal',
    '/api/member/terms',
    '/api/notices',
    '/api/postal',
    '/api/vipv3/get_role',
    '/api/staff/legal',
    '/api/staff/role_lookup',
    '/api/staff/settings',
    '/media/games',
  ],
};

const below = (service: ServiceName, prefixes: readonly string[]): Prefix[] =>
  prefixes.map((prefix) => ({ service, prefix }));

/** Where every service may have calls without anybody asking, under its name, unless they are somebody's already. */
export const prefixesByName = (service: ServiceName): string[] => [
  `/api/${service}`,
  `/api/staff/${service}`,
  ...['card', 'jobs', 'approvals', 'retention'].map((part) => `/api/staff/${part}/${service}`),
  `/api/partner/v1/${service}`,
  `/media/${service}`,
];

/** Below which addresses services may publish calls. Of two that an address begins with, the longer one counts. */
export const ownPrefixes: Prefix[] = [
  ...areaRows.flatMap(({ name, calls = [] }) => below(name, [...prefixesByName(name), ...calls])),
  ...Object.entries(ofTheSite).flatMap(([service, prefixes]) => below(service, prefixes)),
];
