import { background, CONFIG, Feature, LOG, WATCH } from '@hub/nest-kit/app';
import { Db } from '@hub/nest-kit/db';
import { EventInbox, IntegrationEventsController } from '@hub/nest-kit/integration-events';
import type { Log } from '@hub/nest-kit/log';
import type { Watch } from '@hub/nest-kit/schedules';
import { AuditController } from './audit.controller.ts';
import { FindRows } from './find-rows.ts';
import { identityFacts, keepOwnAudit } from './keep-own-audit.ts';
import { LedgerHeads } from './ledger-heads.ts';
import { LedgerController } from './ledger.controller.ts';
import { NoteLook } from './note-look.ts';
import { ReadRow } from './read-row.ts';
import { ShowOverview } from './show-overview.ts';

type Settings = { AUDIT_EVERY_MS: number };

const keeping = background(
  [Db, EventInbox, CONFIG, LOG, WATCH],
  (db: Db, facts: EventInbox, { AUDIT_EVERY_MS }: Settings, log: Log, watch: Watch) =>
    keepOwnAudit(db, facts, log, AUDIT_EVERY_MS, watch),
);

@Feature({
  controllers: [IntegrationEventsController, LedgerController, AuditController],
  http: [
    { provide: EventInbox, inject: [Db], useFactory: identityFacts },
    LedgerHeads,
    NoteLook,
    FindRows,
    ReadRow,
    ShowOverview,
    keeping,
  ],
})
export class AuditModule {}
