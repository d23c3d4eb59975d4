/** Sends without waiting, also while the page goes away; what cannot leave is lost and is no fault. */
export function sendBeacon(address: string, message: object): void {
  const body = new Blob([JSON.stringify(message)], { type: 'application/json' });
  try {
    if (navigator.sendBeacon?.(address, body)) return;
    void fetch(address, { method: 'POST', body, keepalive: true }).catch(() => undefined);
  } catch {
    // A report that cannot leave must not become a second fault.
  }
}
