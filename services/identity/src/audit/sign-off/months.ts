import { taipeiMonth } from '@hub/contracts/shared';

const nameOf = (at: Date): string => taipeiMonth(at).replace('/', '-');

/** Months of Taipei from that of `first` to the last one that is over, the newest first. */
export function endedMonths(first: Date, now: Date): string[] {
  const [oldest, current] = [nameOf(first), nameOf(now)];
  const months: string[] = [];
  for (let [year = 0, month = 0] = current.split('-').map(Number); ;) {
    [year, month] = month === 1 ? [year - 1, 12] : [year, month - 1];
    const name = `${year}-${String(month).padStart(2, '0')}`;
    if (name < oldest) return months;
    months.push(name);
  }
}
