/** `2026-10` as it is read. */
export const spokenMonth = (month: string): string => month.replace('-', '/');

const pad = (day: number): string => String(day).padStart(2, '0');

/** First and last day of a month, as a search names them. */
export function daysOf(month: string): { from: string; to: string } {
  const [year = 0, nth = 0] = month.split('-').map(Number);
  const last = new Date(Date.UTC(year, nth, 0)).getUTCDate();
  return { from: `${month}-01`, to: `${month}-${pad(last)}` };
}
