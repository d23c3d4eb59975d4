import type { EntityManager } from 'typeorm';
import type { DeliveryStep } from '@hub/contracts/events';

/** What happened to a delivery beside its tries; `by`: the name of a colleague, '' for the system. */
export type Step = { id: number; step: DeliveryStep; by?: string; note?: string };

export async function noteSteps(manager: EntityManager, steps: readonly Step[]): Promise<void> {
  if (steps.length === 0) return;
  await manager.query('INSERT INTO delivery_step (delivery_id, step, by_name, note) VALUES ?', [
    steps.map(({ id, step, by = '', note = '' }) => [id, step, by, note]),
  ]);
}
