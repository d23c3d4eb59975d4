import { SETTINGS } from '../settings/setting-address.ts';

export const HOLIDAYS = `${SETTINGS}/holidays`;
export const yearAddress = (year: string): string => `${HOLIDAYS}?year=${year}`;
export const newAddress = (year: string): string => `${HOLIDAYS}/new?year=${year}`;
export const importAddress = (year: string): string => `${HOLIDAYS}/import?year=${year}`;

export const isHolidaysPath = (path: string): boolean => path === HOLIDAYS || path.startsWith(`${HOLIDAYS}/`);

export type HolidaysPlace = 'list' | 'new' | 'import';
/** What a path below shows; null for nothing. */
export function holidaysPlace(path: string): HolidaysPlace | null {
  const rest = path.slice(HOLIDAYS.length).replaceAll(/^\/|\/$/g, '');
  if (rest === '') return 'list';
  return rest === 'new' || rest === 'import' ? rest : null;
}

/** The year that an address names; '' where it names none. */
export const yearIn = (search: URLSearchParams): string => /^20\d{2}$/.exec(search.get('year') ?? '')?.[0] ?? '';
