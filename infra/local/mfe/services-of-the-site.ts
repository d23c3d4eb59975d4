import { areaRows } from '@hub/contracts/areas';
import { servicesWith } from '../data/service-list.ts';

/** Those that have no remote of their own; whoever releases one releases it alone. The gateway is no service of calls. */
export function servicesOfTheSite(): string[] {
  const areas = new Set<string>(areaRows.map(({ name }) => name));
  return servicesWith('main').filter((name) => name !== 'gateway' && !areas.has(name));
}
