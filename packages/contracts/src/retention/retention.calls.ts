import { callsOf, type ServiceName } from '../shared/route.ts';

/** The service that keeps what games tell of levels. */
export const levelOwner = 'vip';

export const retentionServices = [
  'support',
  'events',
  levelOwner,
  'identity',
  'catalog',
] as const satisfies readonly ServiceName[];
export type RetentionService = (typeof retentionServices)[number];

export const retentionCalls = (service: RetentionService) => ({
  showRetention: callsOf(service).get(`/api/staff/retention/${service}`, { who: 'staff' }),
});
