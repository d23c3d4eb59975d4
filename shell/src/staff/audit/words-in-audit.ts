import type { Area } from '@hub/contracts/areas';
import type { RemoteEntry } from '@hub/web';

/** Areas that have words for rows of other services: for what these write of theirs, or since they have no remote. */
const alsoWordedBy: Readonly<Record<string, readonly Area[]>> = {
  catalog: ['support', 'events', 'surveys'],
  identity: ['surveys'],
  vip: ['support'],
};

type Of = Pick<RemoteEntry, 'area'>;
export const isOwn =
  (service: string) =>
  ({ area }: Of): boolean =>
    area === service;
export const alsoWords =
  (service: string) =>
  ({ area }: Of): boolean =>
    (alsoWordedBy[service] ?? []).some((one) => one === area);
