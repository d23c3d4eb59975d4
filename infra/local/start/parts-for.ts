import { areaRows } from '@hub/contracts/areas';
import { servicesWith } from '../data/service-list.ts';

/** Names of the parts of a site on which one area can be worked: what stands behind every area, and its own. */
export function partsFor(area: string): string[] {
  const others = areaRows.map(({ name }) => String(name)).filter((name) => name !== area);
  const wanted = (names: readonly string[]) => names.filter((name) => !others.includes(name));
  const workers = wanted(servicesWith('worker')).map((name) => `${name} worker`);
  return [...wanted(servicesWith('main')), ...workers, 'mail-catcher', 'captcha-provider', 'game-server', 'newebpay'];
}
