const OFFSET_MS = 8 * 3_600_000;
const DAY_MS = 24 * 3_600_000;

const local = (at: number): string => new Date(at + OFFSET_MS).toISOString();

/** `2026-01-02 23:59:59` of Taipei. */
export const stamp = (at: number): string => local(at).slice(0, 19).replace('T', ' ');
/** `2026-01-02` of Taipei, so many days after the moment. */
export const day = (at: number, later = 0): string => local(at + later * DAY_MS).slice(0, 10);
/** `260102235959` of Taipei. */
export const shortStamp = (at: number): string => local(at).slice(2, 19).replace(/\D/g, '');

/** The last second of a day of Taipei; NaN for what is no day. */
export const endOf = (text: string): number => Date.parse(`${text}T23:59:59.000+08:00`);

/** `20260102` or `2026-01-02` as the latter; null for what is in no calendar. */
export function readDay(text: string): string | null {
  const [, year, month, date] = /^(\d{4})-?(\d{2})-?(\d{2})$/.exec(text) ?? [];
  const written = `${year}-${month}-${date}`;
  const at = Date.parse(`${written}T00:00:00.000Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(written) ? written : null;
}
