import type { ServiceName } from '@hub/contracts/shared';
import { DataSource } from 'typeorm';
import { ChainStateController, ChainStates } from '../audit/chain-state.ts';
import { ledgerHead } from '../audit/copy-rows.ts';
import { auditHandlers, runAudit } from '../audit/run-audit.ts';
import { eventPost } from '../integration-events/publish-event.ts';
import { ServiceClient } from '../http/service-client.ts';
import type { Log } from '../log/logger.ts';
import { JobRunner } from '../outbox/job-runner.ts';
import type { Watch } from '../schedules/watch-schedule.ts';
import { background } from './background.ts';
import { Feature } from './feature.ts';
import { jobHandlers } from './job-handlers.ts';
import { CONFIG, LOG, SERVICE, WATCH } from './tokens.ts';

type Settings = { AUDIT_EVERY_MS: number };

const jobs = jobHandlers(
  [SERVICE, DataSource, ServiceClient, LOG],
  (service: ServiceName, source: DataSource, services: ServiceClient, log: Log) =>
    auditHandlers({ service, source, post: eventPost(services), ledger: ledgerHead(services), log }),
);

const keeping = background(
  [SERVICE, CONFIG, DataSource, JobRunner, LOG, WATCH],
  (
    service: ServiceName,
    { AUDIT_EVERY_MS: everyMs }: Settings,
    source: DataSource,
    runner: JobRunner,
    log: Log,
    watch: Watch,
  ) => runAudit({ service, source, runner, log, everyMs, watch }),
);

@Feature({ controllers: [ChainStateController], providers: [ChainStates], worker: [jobs, keeping] })
export class AuditModule {}
