import { deliveryAsked, deliveryWithdrawn } from '@hub/contracts/integration-events';
import type { DeliverySource } from '@hub/contracts/integration-events';
import type { Db } from '@hub/nest-kit/db';
import { EventInbox, handlesEvent } from '@hub/nest-kit/integration-events';
import { AppError } from '@hub/nest-kit/http';
import type { Log } from '@hub/nest-kit/log';
import { askDelivery, DeliveryConflict } from './ask-delivery.ts';
import { withdrawDelivery } from './withdraw-delivery.ts';
import { noteSteps } from './note-step.ts';

/** Which service may ask for rewards of which source. Compensations and codes are asked for inside. */
const sourcesOf: Record<string, readonly DeliverySource[]> = { topup: ['topup'], surveys: ['survey'] };

/** Takes what other services ask for. A name that comes again with other content is refused, and noted where people look. */
export class AskedBox extends EventInbox {
  constructor(
    private readonly keep: Db,
    private readonly log: Log,
  ) {
    super(keep, 'events', [
      handlesEvent(deliveryAsked, async (tx, asked, from) => {
        if (!sourcesOf[from]?.includes(asked.source)) throw new AppError(403, { msg: { code: 'SOURCE_FOREIGN' } });
        await askDelivery(tx, asked, { askedBy: from });
      }),
      handlesEvent(deliveryWithdrawn, withdrawDelivery),
    ]);
  }

  override async take(name: string, body: unknown, from: string): Promise<{ applied: boolean }> {
    try {
      return await super.take(name, body, from);
    } catch (error) {
      if (error instanceof DeliveryConflict) await this.note(error);
      throw error;
    }
  }

  /** Once per delivery and asker: a service that goes on asking fills no list. */
  private async note({ asked, from }: DeliveryConflict): Promise<void> {
    this.log.error({ code: 'DELIVERY_CONFLICT', mail_id: asked.id, from }, 'a name came again with other content');
    await this.keep.runTx(async (tx) => {
      const [row] = await tx.manager.query<{ id: number; game_id: string; noted: number }[]>(
        `SELECT id, game_id, EXISTS (SELECT 1 FROM delivery_step s WHERE s.delivery_id = d.id AND s.step = 'conflict'
            AND s.note = ?) AS noted FROM delivery d WHERE mail_id = ? FOR UPDATE`,
        [from, asked.id],
      );
      if (!row || Number(row.noted) === 1) return;
      await noteSteps(tx.manager, [{ id: row.id, step: 'conflict', note: from }]);
      await tx.audit({
        actor_kind: 'system',
        actor: from,
        action: 'delivery.conflict',
        game_id: row.game_id,
        object: `delivery:${row.id}`,
        detail: JSON.stringify({ mail_id: asked.id }),
        rid: '',
        address: '',
      });
    });
  }
}
