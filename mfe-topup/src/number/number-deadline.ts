type Until = { ExpireDate: string; ExpireTime: string };

const TAIPEI = '+08:00';

/** The earlier of the number's own end and ours; null where neither is known. */
export function numberDeadline({ ExpireDate, ExpireTime }: Until, ends: string | null): Date | null {
  const spoken = /^\d{4}-\d\d-\d\d$/.test(ExpireDate) ? `${ExpireDate}T${ExpireTime || '23:59:59'}${TAIPEI}` : '';
  const times = [spoken, ends ?? ''].map((time) => Date.parse(time)).filter((time) => !Number.isNaN(time));
  return times.length > 0 ? new Date(Math.min(...times)) : null;
}
