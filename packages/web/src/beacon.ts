import { inForeignPage, siteAddress } from './foreign-page.ts';

/** Sends without waiting, also while the page goes away; what cannot leave is lost and is no fault. */
export function sendBeacon(address: string, message: object): void {
  // Of another origin a browser takes nothing but plain text without asking first, and it asks with cookies.
  const body = new Blob([JSON.stringify(message)], { type: inForeignPage() ? 'text/plain' : 'application/json' });
  try {
    if (navigator.sendBeacon?.(siteAddress(address), body)) return;
    void fetch(siteAddress(address), { method: 'POST', body, keepalive: true }).catch(() => undefined);
  } catch {
    // A report that cannot leave must not become a second fault.
  }
}
