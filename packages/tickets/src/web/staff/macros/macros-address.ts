import type { Desk } from '@hub/contracts/tickets';

type Of = Pick<Desk, 'api'>;

export const macrosAddress = ({ api }: Of, rest: number | 'new' | '' = ''): string =>
  `/staff/${api}/macros${rest === '' ? '' : `/${rest}`}`;

export const isMacrosAddress = (desk: Of, path: string): boolean =>
  path === macrosAddress(desk) || path.startsWith(`${macrosAddress(desk)}/`);

/** Which canned reply a path names; null for the list, 0 for what is no number. */
export function macroOf(desk: Of, path: string): number | 'new' | null {
  const rest = path.slice(macrosAddress(desk).length).replace(/^\/|\/$/g, '');
  if (rest === '') return null;
  if (rest === 'new') return 'new';
  return /^[1-9]\d{0,8}$/.test(rest) ? Number(rest) : 0;
}
