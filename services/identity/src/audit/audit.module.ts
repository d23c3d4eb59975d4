import { background, CONFIG, Feature, LOG, WATCH } from '@hub/nest-kit/app';
import { Db } from '@hub/nest-kit/db';
import { FactBox, FactsController } from '@hub/nest-kit/facts';
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
  [Db, FactBox, CONFIG, LOG, WATCH],
  (db: Db, facts: FactBox, { AUDIT_EVERY_MS }: Settings, log: Log, watch: Watch) =>
    keepOwnAudit(db, facts, log, AUDIT_EVERY_MS, watch),
);

/** The audits of all services: taken as copies, and read. */
@Feature({
  controllers: [FactsController, LedgerController, AuditController],
  http: [
    { provide: FactBox, inject: [Db], useFactory: identityFacts },
    LedgerHeads,
    NoteLook,
    FindRows,
    ReadRow,
    ShowOverview,
    keeping,
  ],
})
export class AuditModule {}
