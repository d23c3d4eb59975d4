import type { Provider } from '@nestjs/common';
import type { ServiceName } from '@hub/contracts/shared';
import { DataSource } from 'typeorm';
import { ledgerHead } from '../audit/copy-rows.ts';
import { runAuditByTimer } from '../audit/run-audit.ts';
import { eventPost } from '../integration-events/publish-event.ts';
import { ServiceClient } from '../http/service-client.ts';
import type { Log } from '../log/logger.ts';
import { unwatched, type Watch } from '../schedules/watch-schedule.ts';
import { background } from './background.ts';
import { CONFIG, LOG, SERVICE } from './tokens.ts';

type Settings = { AUDIT_EVERY_MS: number };

/** Keeps the audit in the HTTP process. `watchOf`: how its rounds leave their trace. */
export const auditByTimer = (watchOf: (source: DataSource, log: Log) => Watch = () => unwatched): Provider =>
  background(
    [SERVICE, CONFIG, LOG, DataSource, ServiceClient],
    (service: ServiceName, { AUDIT_EVERY_MS }: Settings, log: Log, source: DataSource, services: ServiceClient) =>
      runAuditByTimer({
        service,
        source,
        log,
        everyMs: AUDIT_EVERY_MS,
        post: eventPost(services),
        ledger: ledgerHead(services),
        watch: watchOf(source, log),
      }),
  );
