import { ownPrefixes, prefixesByName } from '@hub/contracts/routes';
import type { ServiceName } from '@hub/contracts/shared';

export const partsOf = (path: string): string[] =>
  path
    .split('/')
    .filter(Boolean)
    .map((part) => (part.startsWith(':') ? ':' : part));

const meets = (one: string | undefined, other: string | undefined): boolean =>
  one === ':' || other === ':' || one === other;

/** Is there an address that both patterns find? */
export function overlaps(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((part, at) => meets(part, other[at]));
}

type Owner = { service: ServiceName; parts: readonly string[] };

const owns = ({ service, prefix }: (typeof ownPrefixes)[number]): Owner => ({ service, parts: partsOf(prefix) });
const named = ownPrefixes.map(owns);

/** Only what is fixed before the first open part counts; a declared owner goes before a name. */
export function ownerOf(pattern: readonly string[], service: ServiceName): Owner | null {
  const byName = prefixesByName(service).map((prefix) => owns({ service, prefix }));
  const fitting = [...named, ...byName].filter(({ parts }) => parts.every((part, at) => part === pattern[at]));
  return fitting.toSorted((a, b) => b.parts.length - a.parts.length)[0] ?? null;
}
