import { isStaffAddress } from '@hub/contracts/calls/shared/gateway';
/** A desk at which nobody has pressed anything for so long asks on its own: that keeps no session open. */
const QUIET_AFTER_MS = 60_000;

let current = '';
let usedAt = Date.now();

export function setCsrf(token: string): void {
  current = token;
}

/** Somebody is at this desk: what it asks within the next minute keeps the session open. */
export function markStaffUse(): void {
  usedAt = Date.now();
}

export function staffHeaders(url: string, method: string): Record<string, string> {
  if (!isStaffAddress(url)) return {};
  return {
    ...(current && method !== 'GET' && { 'x-csrf-token': current }),
    ...(Date.now() - usedAt > QUIET_AFTER_MS && { 'x-quiet': '1' }),
  };
}

export function isStaffTab(): boolean {
  return current !== '';
}
