/** A device's clock may be off by days: players move it on purpose. Less than this is left alone. */
const LEEWAY_MS = 60_000;
let ahead = 0;

/** Learns from an answer that nobody kept how far this device's clock is ahead of the server's. */
export function recordServerTime(headers: Headers): void {
  const at = Date.parse(headers.get('date') ?? '');
  if (Number.isNaN(at) || !headers.get('cache-control')?.includes('no-store')) return;
  const off = Date.now() - at;
  ahead = Math.abs(off) > LEEWAY_MS ? off : 0;
}

/** Epoch milliseconds by the server's clock, as far as it is known. */
export const serverNow = (): number => Date.now() - ahead;
