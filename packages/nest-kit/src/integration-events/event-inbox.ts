import {
  envelopeOf,
  integrationEvents,
  type IntegrationEvent,
  type IntegrationEventData,
  type IntegrationEventEnvelope,
} from '@hub/contracts/integration-events';
import type { ServiceName } from '@hub/contracts/shared';
import { isDuplicate } from '../db/faults.ts';
import type { Db, Tx } from '../db/db.ts';
import { AppError } from '../http/app-error.ts';
import { checked } from '../http/yup.pipe.ts';

/** `from` is the service that told it. Nothing but database work. */
export type EventHandler = { fact: IntegrationEvent; apply(tx: Tx, data: never, from: string): Promise<void> };

export function handlesEvent<F extends IntegrationEvent>(
  declared: F,
  apply: (tx: Tx, data: IntegrationEventData<F>, from: string) => Promise<void>,
): EventHandler {
  return { fact: declared, apply };
}

/** Each fact once, however often it comes. Refuses to start when a handler is missing. */
export class EventInbox {
  private readonly effects: Map<string, EventHandler>;

  constructor(
    private readonly db: Db,
    service: ServiceName,
    effects: readonly EventHandler[],
    table: readonly IntegrationEvent[] = integrationEvents,
  ) {
    this.effects = new Map(effects.map((effect) => [effect.fact.name, effect]));
    const missing = table.filter((row) => row.to.includes(service) && !this.effects.has(row.name));
    if (missing.length > 0) throw new Error(`${service} does not take ${missing.map((row) => row.name).join(', ')}`);
  }

  /** `applied` is false for one that was taken before; 404 for one that nobody takes here. */
  async take(name: string, body: unknown, from: string): Promise<{ applied: boolean }> {
    const effect = this.effects.get(name);
    if (!effect) throw new AppError(404, { msg: { code: 'NOT_FOUND' } });
    const envelope = (await checked(envelopeOf(effect.fact), body)) as IntegrationEventEnvelope;
    return { applied: await this.once(effect, envelope, from) };
  }

  private once(effect: EventHandler, { id, data }: IntegrationEventEnvelope, from: string): Promise<boolean> {
    return this.db.runTx(async (tx) => {
      try {
        await tx.manager.query('INSERT INTO inbox (id, fact) VALUES (?, ?)', [id, effect.fact.name]);
      } catch (error) {
        if (isDuplicate(error)) return false;
        throw error;
      }
      await effect.apply(tx, data as never, from);
      return true;
    });
  }
}
