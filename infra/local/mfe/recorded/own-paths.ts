import { ownPrefixes, prefixesByName } from '@hub/contracts/routes';
import { servicesOfTheSite } from '../services-of-the-site.ts';

type Test = (path: string) => boolean;
const isBelow = (path: string, prefix: string) => path === prefix || path.startsWith(`${prefix}/`);

/** Whether an address is one of that service. Of two services whose prefixes it begins with, that of the longer one has it. */
export function isOwnPath(service: string): Test {
  const own = [
    ...prefixesByName(service),
    ...ownPrefixes.filter((one) => one.service === service).map(({ prefix }) => prefix),
  ];
  const others = ownPrefixes.filter((one) => one.service !== service).map(({ prefix }) => prefix);
  const longest = (prefixes: readonly string[], path: string) =>
    Math.max(0, ...prefixes.filter((prefix) => isBelow(path, prefix)).map(({ length }) => length));
  return (path) => longest(own, path) > longest(others, path);
}

/** Whether a call of an area's pages is recorded: one to its own service, or to a service that has no remote to speak for it. */
export function isRecordedPath(area: string): Test {
  const tests = [area, ...servicesOfTheSite()].map(isOwnPath);
  return (path) => tests.some((isOwn) => isOwn(path));
}
