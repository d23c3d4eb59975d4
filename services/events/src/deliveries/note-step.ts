import type { EntityManager } from 'typeorm';
import type { DeliveryStep } from '@hub/contracts/events';

/** Notes what happened to a delivery beside its tries; `by`: the name of a colleague, '' for the system. */
export async function noteStep(
  manager: EntityManager,
  delivery: number,
  step: DeliveryStep,
  { by = '', note = '' }: { by?: string; note?: string } = {},
): Promise<void> {
  await manager.query('INSERT INTO delivery_step (delivery_id, step, by_name, note) VALUES (?, ?, ?, ?)', [
    delivery,
    step,
    by,
    note,
  ]);
}
