import { afterAll, beforeAll } from 'vitest';
import { startFaultSite, type FaultSite } from './fault-site.ts';
import { auditSurvives } from './redis/audit-survives.ts';
import { reportsAreTaken } from './redis/reports-are-taken.ts';

let site: FaultSite | undefined;
beforeAll(async () => {
  // Nothing listens there: Redis is away from the first moment on.
  site = await startFaultSite({ redisUrl: 'redis://127.0.0.1:9', apart: ['support worker', 'identity'] });
}, 180_000);
afterAll(() => site?.end());

reportsAreTaken(() => site!);
auditSurvives(() => site!);
