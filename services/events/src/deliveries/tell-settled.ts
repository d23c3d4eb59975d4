import { deliverySettled, type DeliveryOutcome } from '@hub/contracts/integration-events';
import type { Tx } from '@hub/nest-kit/db';
import { publishEvent } from '@hub/nest-kit/integration-events';
import type { Delivery } from './delivery.entity.ts';

type Ended = Pick<Delivery, 'mail_id' | 'asked_by'>;

export async function tellSettled(
  tx: Pick<Tx, 'enqueue'>,
  { mail_id, asked_by }: Ended,
  outcome: DeliveryOutcome,
  told: { error?: string; replacedBy?: string } = {},
): Promise<void> {
  const asker = deliverySettled.to.filter((name) => name === asked_by);
  if (asker.length === 0) return;
  const { error = '', replacedBy = null } = told;
  const at = new Date().toISOString();
  await publishEvent(tx, deliverySettled, { id: mail_id, outcome, error, replaced_by: replacedBy, at }, asker);
}
