import { deliverySettled, type DeliveryOutcome, type IntegrationEventData } from '@hub/contracts/integration-events';
import type { Tx } from '@hub/nest-kit/db';
import { handlesEvent } from '@hub/nest-kit/integration-events';
import type { RewardDelivery } from './reward-delivery.entity.ts';
import { lockReward, moveReward, nameDelivery } from './write-reward.ts';

type Settled = IntegrationEventData<typeof deliverySettled>;
type Known = Pick<RewardDelivery, 'reward_id' | 'outcome' | 'error'>;

/** In any order: what became of a mail may be told before whose place it took. */
export async function takeSettled(tx: Tx, settled: Settled): Promise<void> {
  const { id } = await noteOutcome(tx, settled);
  if (id === null) return;
  // First of all: of two words about one reward the second waits here.
  const reward = await lockReward(tx, id);
  if (!reward) return;
  if (settled.outcome === 'replaced' && settled.replaced_by) await noteSuccessor(tx, settled.replaced_by, id);
  const known = await tx.manager.query<Known[]>(
    "SELECT outcome, error FROM reward_delivery WHERE reward_id = ? AND COALESCE(outcome, '') <> 'replaced'",
    [id],
  );
  const last = known.at(-1);
  if (!last || last.outcome === null) return;
  const arrived = isThere(last.outcome);
  await moveReward(tx, reward, arrived ? 'arrive' : 'fail', 'carrier', {
    error: arrived ? '' : (last.error || last.outcome).slice(0, 64),
  });
}

const isThere = (outcome: DeliveryOutcome) => outcome === 'delivered' || outcome === 'by_hand';

/** Of two words about one mail the later one counts, whichever comes first. */
async function noteOutcome({ manager }: Tx, { id, outcome, error, at }: Settled): Promise<{ id: number | null }> {
  const later = (column: string) =>
    `${column} = IF(settled_at IS NULL OR settled_at <= VALUES(settled_at), VALUES(${column}), ${column})`;
  await manager.query(
    `INSERT INTO reward_delivery (id, outcome, error, settled_at) VALUES (?)
      ON DUPLICATE KEY UPDATE ${later('outcome')}, ${later('error')}, ${later('settled_at')}`,
    [[id, outcome, error, new Date(at)]],
  );
  const [known] = await manager.query<[Known]>('SELECT reward_id FROM reward_delivery WHERE id = ?', [id]);
  return { id: known.reward_id };
}

async function noteSuccessor(tx: Tx, name: string, reward: number): Promise<void> {
  await tx.manager.query(
    'INSERT INTO reward_delivery (id, reward_id) VALUES (?, ?) ON DUPLICATE KEY UPDATE reward_id = VALUES(reward_id)',
    [name, reward],
  );
  await nameDelivery(tx, reward, name);
}

export const settledEvents = [handlesEvent(deliverySettled, takeSettled)];
