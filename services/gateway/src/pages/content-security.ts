import { gatewayPaths } from '@hub/contracts/shared';
import type { OutsidePlaces } from '@hub/contracts/shared';

export type OutsideHosts = { paymentForms: string[]; surveyFrames: string[] };

/** Where the outside widget of guarded forms comes from; null while no form of the site asks for it. */
export type CaptchaHosts = Pick<OutsidePlaces, 'scriptHost' | 'frameHost'> | null;

/** Forms for staff are never guarded by an outside widget, and an embedded survey has no guarded form. */
const withoutCaptcha = /^\/(?:staff(?:\/|$)|survey\/form\/)/;

type Extras = { formAction?: string[]; frameSrc?: string[]; frameAncestors?: string };

const extrasOf = (hosts: OutsideHosts): { path: RegExp; extras: Extras }[] => [
  { path: /^\/staff(?:\/|$)/, extras: {} },
  { path: /^\/survey\/form\//, extras: { frameAncestors: "'self'" } },
  {
    path: /^\/(?:survey|test)\//,
    extras: { formAction: hosts.paymentForms, frameSrc: ["'self'", ...hosts.surveyFrames] },
  },
  // Whatever page somebody came in by: its policy is still the tab's when a purchase is handed over.
  { path: /^\//, extras: { formAction: hosts.paymentForms } },
];

/** `local`: the own machine of this one visitor, from which an area comes. */
export function pagePolicy(
  path: string,
  hashes: { script: string[]; style: string[] },
  hosts: OutsideHosts,
  captcha: CaptchaHosts,
  local?: string,
): Record<string, string> {
  const {
    formAction = [],
    frameSrc = [],
    frameAncestors = "'none'",
  } = extrasOf(hosts).find((row) => row.path.test(path))?.extras ?? {};
  const widget = withoutCaptcha.test(path) ? null : captcha;
  const frames = widget ? [...frameSrc, widget.frameHost] : frameSrc;
  const own = local ? [local] : [];
  const policy = [
    "default-src 'none'",
    ["script-src 'self'", ...hashes.script, ...(widget ? [widget.scriptHost] : []), ...own].join(' '),
    ["style-src 'self'", ...hashes.style, ...own].join(' '),
    ["img-src 'self' data: blob:", ...own].join(' '),
    ["connect-src 'self'", ...own].join(' '),
    "worker-src 'self'",
    ["font-src 'self'", ...own].join(' '),
    "manifest-src 'self'",
    `frame-src ${frames.join(' ') || "'none'"}`,
    `frame-ancestors ${frameAncestors}`,
    "base-uri 'none'",
    "object-src 'none'",
    `form-action ${["'self'", ...formAction].join(' ')}`,
    `report-uri ${gatewayPaths.policyReports}`,
    'report-to csp',
  ];
  return {
    'content-security-policy': policy.join('; '),
    'reporting-endpoints': `csp="${gatewayPaths.policyReports}"`,
    'x-frame-options': frameAncestors === "'none'" ? 'DENY' : 'SAMEORIGIN',
  };
}
