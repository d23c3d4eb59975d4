import type { RetentionRule } from '@hub/nest-kit/retention';

export const keptByGateway: readonly RetentionRule[] = [
  { tables: ['migrations', 'heartbeat'], until: 'while the work exists', why: 'no personal data' },
  {
    tables: ['service_routes'],
    until: 'until the service publishes others',
    why: 'a gateway that starts while a service is away knows its calls; no personal data',
  },
  {
    tables: ['remote_version'],
    until: 'for good',
    why: 'which build was live when is asked after a fault, and an older one is gone back to; it names who published',
  },
];
