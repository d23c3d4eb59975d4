import { wordedBy } from '@hub/contracts/approvals';
import type { RemoteEntry } from '@hub/web';

/** May an area say what the requests of a service are called? */
export const speaksFor =
  (service: string) =>
  ({ area }: Pick<RemoteEntry, 'area'>): boolean =>
    area === service || area === wordedBy[service];
