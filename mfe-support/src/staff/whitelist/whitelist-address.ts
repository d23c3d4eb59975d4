import { whitelistNames, type WhitelistName } from '@hub/contracts/support';
import { SETTINGS } from '../settings/setting-address.ts';

export const WHITELIST = `${SETTINGS}/whitelist`;
export const listAddress = (list: WhitelistName): string => `${WHITELIST}?list=${list}`;
export const importAddress = (list: WhitelistName): string => `${WHITELIST}/import?list=${list}`;
export const newAddress = (list: WhitelistName): string => `${WHITELIST}/new?list=${list}`;

export const isWhitelistPath = (path: string): boolean => path === WHITELIST || path.startsWith(`${WHITELIST}/`);

/** What a path below shows; null for nothing. */
export function whitelistPlace(path: string): 'list' | 'new' | 'import' | null {
  const rest = path.slice(WHITELIST.length).replaceAll(/^\/|\/$/g, '');
  if (rest === '') return 'list';
  return rest === 'new' || rest === 'import' ? rest : null;
}

/** The list that an address names; the first one where it names none. */
export const listIn = (search: URLSearchParams): WhitelistName =>
  whitelistNames.find((known) => known === search.get('list')) ?? 'preview';
