import { wordedBy } from '@hub/contracts/approvals';
import type { ServiceName } from '@hub/contracts/shared';
import type { RemoteEntry } from '@hub/web';

/** May an area say what the requests of a service are called? */
export const speaksFor =
  (service: ServiceName) =>
  ({ area }: Pick<RemoteEntry, 'area'>): boolean =>
    area === service || area === wordedBy[service];
