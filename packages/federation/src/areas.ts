/** The areas of the site that have a remote of their own, in the order of their cascade layers. */
export const areas = ['support', 'vip', 'topup', 'events', 'surveys'] as const;
export type Area = (typeof areas)[number];

/** Cascade order of the whole page, weakest first. Stands once, inline, before any style sheet. */
export const layerOrder = ['reset', 'tokens', 'kit', 'shell', ...areas, 'brand', 'overrides'];

/** Where the addresses of an area begin: no build takes those of another. `/staff/<area>` is each area's own besides. */
const beginnings: Record<Area | 'shell', readonly string[]> = {
  shell: ['/game', '/click', '/g', '/member', '/staff/audit', '/staff/keys', '/staff/approvals', '/staff/accounts'],
  support: [
    '/support',
    '/service',
    '/service_quick',
    '/faq',
    '/help',
    '/staff/questions',
    '/staff/reports',
    '/staff/settings',
  ],
  vip: ['/vipservice'],
  topup: [
    '/wire_report',
    '/wire_report_portal',
    '/wire_report_v2',
    '/wire_report_v2_sandbox',
    '/wire_report_v3',
    '/wire_report_code',
    '/wire_report_result',
    '/wire_report_orders',
  ],
  events: ['/events', '/staff/deliveries', '/staff/events', '/staff/serials'],
  surveys: ['/survey', '/test'],
};
/** Addresses that have nothing below them. */
const alone = ['/', '/staff', '/staff/account'];

const isBelow = (path: string, beginning: string) => path === beginning || path.startsWith(`${beginning}/`);

/** The area that an address, or a pattern of addresses, belongs to, whatever is published. */
export function areaByAddress(path: string): Area | 'shell' | undefined {
  if (alone.includes(path.replace(/(.)\/$/, '$1'))) return 'shell';
  const owners = Object.keys(beginnings) as (Area | 'shell')[];
  return owners.find((area) => [...beginnings[area], `/staff/${area}`].some((beginning) => isBelow(path, beginning)));
}
