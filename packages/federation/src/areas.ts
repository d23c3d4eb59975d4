import { areaRows, type Area } from '@hub/contracts/areas';

export type { Area } from '@hub/contracts/areas';
export const areas: readonly Area[] = areaRows.map(({ name }) => name);

/** Whose `exchange` serves the pages of areas that have none. */
export const exchangingArea = areaRows.find(({ exchanges }) => exchanges)?.name;

/** Cascade order of the whole page, weakest first. Stands once, inline, before any style sheet. */
export const layerOrder = ['reset', 'tokens', 'kit', 'shell', ...areas, 'brand', 'overrides'];

const ofTheShell = [
  '/game',
  '/click',
  '/g',
  '/member',
  '/staff/audit',
  '/staff/keys',
  '/staff/approvals',
  '/staff/accounts',
  '/staff/releases',
];
/** Addresses that have nothing below them. */
const alone = ['/', '/staff', '/staff/account'];

const isBelow = (path: string) => (beginning: string) => path === beginning || path.startsWith(`${beginning}/`);

/** The area that an address, or a pattern of addresses, belongs to, whatever is published: no build takes those of another. */
export function areaByAddress(path: string): Area | 'shell' | undefined {
  if (alone.includes(path.replace(/(.)\/$/, '$1')) || ofTheShell.some(isBelow(path))) return 'shell';
  const owner = areaRows.find(({ name, pages = [] }) => [`/${name}`, `/staff/${name}`, ...pages].some(isBelow(path)));
  return owner?.name;
}
