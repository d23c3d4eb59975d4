/** What a search asks for. It stands in the address, so that every search is a link. */
export const filterNames = ['from', 'to', 'service', 'actor', 'action', 'game', 'object', 'text'] as const;
export type AuditFilters = Partial<Record<(typeof filterNames)[number], string>>;

const BASE = '/staff/audit';

/** Reads the filters of an address, a form or anything else with names and texts; blank ones are none. */
export function filtersOf(get: (name: string) => unknown): AuditFilters {
  const given = filterNames.map((name) => [name, String(get(name) ?? '').trim()] as const);
  return Object.fromEntries(given.filter(([, value]) => value !== ''));
}

export function searchOf(filters: AuditFilters): string {
  const text = new URLSearchParams(filters).toString();
  return text === '' ? '' : `?${text}`;
}

export const listAddress = (filters: AuditFilters): string => `${BASE}${searchOf(filters)}`;

export const rowAddress = (id: number, filters: AuditFilters): string => `${BASE}/${id}${searchOf(filters)}`;

/** Number of the row that a path names; null at the list, 0 for what is no number. */
export function rowIdOf(path: string): number | null {
  const rest = path.slice(BASE.length).replace(/^\/|\/$/g, '');
  if (rest === '') return null;
  return /^[1-9]\d{0,9}$/.test(rest) ? Number(rest) : 0;
}

export const isAuditAddress = (path: string): boolean => path === BASE || path.startsWith(`${BASE}/`);
