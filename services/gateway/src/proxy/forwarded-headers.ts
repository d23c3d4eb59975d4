import type { IncomingHttpHeaders } from 'node:http';
import { signatureHeaders } from '@hub/contracts/partner';
import { CAPTCHA_HEADER, type Route, type ServiceName } from '@hub/contracts/shared';

/**
 * A list of what may pass: no hop-by-hop header, forged `x-hub-*` or token slips through. Only identity sees a cookie.
 */
const inbound = [
  'accept',
  'content-type',
  'content-length',
  'if-match',
  'if-modified-since',
  'if-none-match',
  'idempotency-key',
  'range',
  'traceparent',
  'user-agent',
] as const;
const inboundOfIdentity = ['cookie', 'x-csrf-token', 'x-quiet'];
const inboundOfPartner: string[] = Object.values(signatureHeaders);

/** What a caller gets to see of a service's headers; a file may bring a policy of its own, stricter than the site's. */
const outbound = new Set([
  'accept-ranges',
  'cache-control',
  'content-disposition',
  'content-encoding',
  'content-language',
  'content-length',
  'content-range',
  'content-security-policy',
  'content-type',
  'cross-origin-resource-policy',
  'etag',
  'expires',
  'last-modified',
  'location',
  'retry-after',
  'vary',
  CAPTCHA_HEADER,
]);

export function headersForService(
  headers: IncomingHttpHeaders,
  { service, who }: Pick<Route, 'service' | 'who'>,
  hasBody: boolean,
): Record<string, string> {
  const kept: Record<string, string> = {};
  for (const name of inbound) {
    const value = headers[name];
    if (value === undefined || (!hasBody && name.startsWith('content-'))) continue;
    kept[name] = String(value);
  }
  const more = who === 'partner' ? inboundOfPartner : service === 'identity' ? inboundOfIdentity : [];
  for (const name of more) if (headers[name] !== undefined) kept[name] = String(headers[name]);
  return kept;
}

/** Only identity may set a cookie. */
export function headersForCaller(
  headers: Record<string, string | string[] | undefined>,
  service: ServiceName,
): Record<string, string | string[]> {
  const kept: Record<string, string | string[]> = {};
  for (const [name, value] of Object.entries(headers)) {
    const passes = outbound.has(name) || (name === 'set-cookie' && service === 'identity');
    if (passes && value !== undefined) kept[name] = value;
  }
  return kept;
}
