import type { auditChecked, IntegrationEventData } from '@hub/contracts/integration-events';
import { GENESIS } from '@hub/nest-kit/audit';
import type { Tx } from '@hub/nest-kit/db';
import { Forbidden } from '@hub/nest-kit/http';

/** Only a walk over the whole chain takes an alarm away: a whole part says nothing about the part that was not. */
export async function takeCheck(tx: Tx, found: IntegrationEventData<typeof auditChecked>, from: string): Promise<void> {
  const { service, seq, full, broken_seq, why } = found;
  if (from !== service) throw new Forbidden();
  await tx.manager.query('INSERT IGNORE INTO audit_source (service, hash) VALUES (?, ?)', [service, GENESIS]);
  if (full || broken_seq !== null) {
    await tx.manager.query(
      'UPDATE audit_source SET checked_seq = ?, checked_at = NOW(3), broken_seq = ?, broken_why = ? WHERE service = ?',
      [seq, broken_seq, why, service],
    );
    return;
  }
  await tx.manager.query(
    'UPDATE audit_source SET checked_seq = ?, checked_at = NOW(3) WHERE service = ? AND broken_seq IS NULL',
    [seq, service],
  );
}
