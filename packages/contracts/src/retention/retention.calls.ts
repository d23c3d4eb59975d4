import { callsOf, type ServiceName } from '../shared/route.ts';

export const retentionCalls = (service: ServiceName) => ({
  showRetention: callsOf(service).get(`/api/staff/retention/${service}`, { who: 'staff' }),
});
