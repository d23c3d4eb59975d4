import { auditChecked, auditWritten } from '@hub/contracts/integration-events';
import { runAuditByTimer } from '@hub/nest-kit/audit';
import type { Db } from '@hub/nest-kit/db';
import { EventInbox, handlesEvent } from '@hub/nest-kit/integration-events';
import type { Log } from '@hub/nest-kit/log';
import type { Repeating } from '@hub/nest-kit/repeat';
import type { Watch } from '@hub/nest-kit/schedules';
import { LedgerHeads } from './ledger-heads.ts';
import { takeCheck } from './take-check.ts';
import { takeRows } from './take-rows.ts';

export const identityFacts = (db: Db): EventInbox =>
  new EventInbox(db, 'identity', [handlesEvent(auditWritten, takeRows), handlesEvent(auditChecked, takeCheck)]);

/** Identity's own audit goes the way of all others, only not over the wire. */
export function keepOwnAudit(db: Db, factBox: EventInbox, log: Log, everyMs: number, watch: Watch): Repeating {
  const { source } = db;
  const heads = new LedgerHeads(source);
  return runAuditByTimer({
    source,
    service: 'identity',
    everyMs,
    post: async (_to, name, envelope) => void (await factBox.take(name, envelope, 'identity')),
    ledger: (service) => heads.of(service),
    log,
    watch,
  });
}
