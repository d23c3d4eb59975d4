import type { ServiceName } from '@hub/contracts/shared';
import { pageData, type RemoteEntry } from '@hub/web';

/** May an area say what the requests of a service are called? Its own alone; any where the service has no area. */
export const speaksFor =
  (service: ServiceName) =>
  ({ area }: Pick<RemoteEntry, 'area'>): boolean =>
    area === service || !(service in pageData().registry.areas);
