import { ownPrefixes, prefixesByName } from '@hub/contracts/routes';

/** Whether an address is one of the service of that area. */
export function isOwnPath(area: string): (path: string) => boolean {
  const prefixes = [
    ...prefixesByName(area),
    ...ownPrefixes.filter(({ service }) => service === area).map(({ prefix }) => prefix),
  ];
  return (path) => prefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));
}
