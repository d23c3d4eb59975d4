/**
 * One area. `pages`: where addresses of its pages begin besides `/<name>` and `/staff/<name>`. `calls`: where those of its calls do besides
 * what follows from its name (`prefixesByName`).
 * `links`: its service may learn the link keys of games: by `game`, which it calls, or by `kid`, as it is called.
 * `exchanges`: its remote's `exchange` serves the pages of areas that have none, whatever those publish.
 * `contract`: it has `<name>/docs.ts` here, which describes its calls.
 */
type AreaRow = {
  name: string;
  pages?: readonly string[];
  calls?: readonly string[];
  contract?: true;
  links?: 'game' | 'kid';
  exchanges?: true;
};

/** The areas of the site, each a remote and a service of one name, in the order of their cascade layers. */
export const areas = [
  {
    name: 'support',
    contract: true,
    links: 'kid',
    exchanges: true,
    pages: ['/service', '/service_quick', '/faq', '/help', '/staff/questions', '/staff/reports', '/staff/settings'],
    calls: [
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
  },
  {
    name: 'vip',
    contract: true,
    links: 'kid',
    pages: ['/vipservice', '/staff/vipquestions'],
    calls: [
      '/api/vipquestions',
      '/api/vipservice',
      '/api/staff/card/vipquestions',
      '/api/staff/vipquestions',
      '/media/v',
      '/media/staff/v',
    ],
  },
  {
    name: 'topup',
    contract: true,
    pages: [
      '/wire_report',
      '/wire_report_portal',
      '/wire_report_v2',
      '/wire_report_v2_sandbox',
      '/wire_report_v3',
      '/wire_report_code',
      '/wire_report_result',
      '/wire_report_orders',
    ],
    calls: [
      '/api/auth/get_member_data',
      '/api/payments',
      '/api/vip/products',
      '/api/vipv2',
      '/api/vipv3',
      '/api/staff/maintenance',
      '/api/staff/reports',
    ],
  },
  {
    name: 'events',
    contract: true,
    links: 'game',
    pages: ['/staff/deliveries', '/staff/serials'],
    calls: [
      '/api/staff/card/deliveries',
      '/api/staff/card/redemptions',
      '/api/staff/deliveries',
      '/api/staff/locks',
      '/api/staff/serial_batches',
      '/api/staff/serials',
    ],
  },
  {
    name: 'surveys',
    contract: true,
    pages: ['/survey', '/test', '/staff/legal', '/staff/personal-data'],
    calls: [
      '/api/survey',
      '/api/events/surveylogin',
      '/api/test',
      '/api/member/data_requests',
      '/api/staff/personal_data',
    ],
  },
] as const satisfies readonly AreaRow[];

export type Area = (typeof areas)[number]['name'];
export const areaRows: readonly (AreaRow & { name: Area })[] = areas;
