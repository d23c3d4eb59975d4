import { taipeiMonth } from '@hub/contracts/shared';

const nameOf = (at: Date): string => taipeiMonth(at).replace('/', '-');

/** Rows of a month's last minutes are copied after it: what is signed off then would miss them. */
const COPIED_MS = 24 * 3_600_000;

export const isSettled = (until: Date, now: Date): boolean => now.getTime() - until.getTime() >= COPIED_MS;

/** Months of Taipei from that of `first` to the last one that may be signed off, the newest first. */
export function endedMonths(first: Date, now: Date): string[] {
  const [oldest, current] = [nameOf(first), nameOf(new Date(now.getTime() - COPIED_MS))];
  const months: string[] = [];
  for (let [year = 0, month = 0] = current.split('-').map(Number); ;) {
    [year, month] = month === 1 ? [year - 1, 12] : [year, month - 1];
    const name = `${year}-${String(month).padStart(2, '0')}`;
    if (name < oldest) return months;
    months.push(name);
  }
}
