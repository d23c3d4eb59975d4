import { gatewayPaths } from '@hub/contracts/shared';
import type { OutsidePlaces } from '@hub/contracts/shared';
import { isDesk } from '@hub/federation/desk';

export type OutsideHosts = { paymentForms: string[]; surveyFrames: string[] };

/** Where the outside widget of guarded forms comes from; null while no form of the site asks for it. */
export type CaptchaHosts = Pick<OutsidePlaces, 'scriptHost' | 'frameHost'> | null;

const isEmbedded = (path: string) => path.startsWith('/survey/form/');

/** Forms for staff are never guarded by an outside widget, and an embedded survey has no guarded form. */
const isWithoutCaptcha = (path: string) => isDesk(path) || isEmbedded(path);

type Extras = { formAction?: string[]; frameSrc?: string[]; frameAncestors?: string };

const extrasOf = (hosts: OutsideHosts): { holds: (path: string) => boolean; extras: Extras }[] => [
  { holds: isDesk, extras: {} },
  { holds: isEmbedded, extras: { frameAncestors: "'self'" } },
  {
    holds: (path) => /^\/(?:survey|test)\//.test(path),
    extras: { formAction: hosts.paymentForms, frameSrc: ["'self'", ...hosts.surveyFrames] },
  },
  // Whatever page somebody came in by: its policy is still the tab's when a purchase is handed over.
  { holds: () => true, extras: { formAction: hosts.paymentForms } },
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
  } = extrasOf(hosts).find((row) => row.holds(path))?.extras ?? {};
  const widget = isWithoutCaptcha(path) ? null : captcha;
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
