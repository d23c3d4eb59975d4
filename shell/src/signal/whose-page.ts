import { firstMatch } from '@hub/federation/match';
import { buildOf, pageData } from '@hub/web';

/** The area that an address belongs to, its build by the registry row that the document carried, and the pattern that fits. */
export function whosePage(path: string): { area: string; build: string; route?: string } {
  const { registry, shell } = pageData();
  for (const { area, build, routes, staffRoutes } of Object.values(registry.areas)) {
    const route = firstMatch([...routes, ...staffRoutes], path);
    if (route) return { area, build, route };
  }
  // A gateway of the version before does not tell them.
  return { area: 'shell', build: buildOf('shell') ?? '', route: firstMatch(shell.routes ?? [], path) };
}
