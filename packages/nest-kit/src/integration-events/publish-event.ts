import { randomUUID } from 'node:crypto';
import {
  envelopeOf,
  type IntegrationEvent,
  type IntegrationEventData,
  type IntegrationEventEnvelope,
} from '@hub/contracts/integration-events';
import type { ServiceName } from '@hub/contracts/shared';
import type { Tx } from '../db/db.ts';
import type { ServiceClient } from '../http/service-client.ts';
import { handles, job, type JobHandler } from '../outbox/job.ts';

/** With the waits of the outbox more than a week: a consumer may be away over a long holiday. */
const TRIES = 40;

const jobOf = (declared: IntegrationEvent, to: ServiceName) =>
  job(`fact-${declared.name}-${to}`, envelopeOf(declared), TRIES);

/** In the transaction of what happened; an outbox row per consumer. `only` narrows the consumers. */
export async function publishEvent<F extends IntegrationEvent>(
  tx: Pick<Tx, 'enqueue'>,
  declared: F,
  data: IntegrationEventData<F>,
  only: readonly ServiceName[] = declared.to,
): Promise<void> {
  const envelope: IntegrationEventEnvelope = { id: randomUUID(), at: new Date().toISOString(), data };
  for (const to of declared.to.filter((name) => only.includes(name))) {
    await tx.enqueue(jobOf(declared, to), envelope, `fact-${envelope.id}-${to}`);
  }
}

export type EventPost = (to: ServiceName, name: string, envelope: IntegrationEventEnvelope) => Promise<void>;

/** The consumer knows a fact by its id, so a call may be repeated. */
export function eventPost(client: ServiceClient): EventPost {
  return async (to, name, envelope) => {
    await client.call(to, `/internal/facts/${name}`, { method: 'POST', body: envelope, repeatable: true });
  };
}

export function eventJobHandlers(post: EventPost, told: readonly IntegrationEvent[]): JobHandler[] {
  return told.flatMap((declared) =>
    declared.to.map((to) =>
      handles(jobOf(declared, to), (envelope) => post(to, declared.name, envelope as IntegrationEventEnvelope)),
    ),
  );
}
