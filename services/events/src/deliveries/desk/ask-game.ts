import type { GameRefusal } from '@hub/contracts/partner';
import type { Db } from '@hub/nest-kit/db';
import type { GameClient } from '@hub/nest-kit/partner';
import { deliveryArrived, deliveryFresh, deliveryMoved, deliveryUnclear } from '../delivery.errors.ts';
import type { Delivery } from '../delivery.entity.ts';
import { delayDelivery, moveDelivery } from '../write-delivery.ts';

/** How long what was sent may still be on its way to a game that was slow to take it. */
const FRESH_MS = 30_000;
const HOLD_MS = 30_000;
const ASK_MS = 4000;
const CONFLICT: GameRefusal = 'mail_id_conflict';

/**
 * What may have arrived is asked for by its name, and not sent meanwhile. Throws unless the game says that it has none.
 */
export class AskGame {
  constructor(
    private readonly db: Db,
    private readonly client: Pick<GameClient, 'mailState'>,
    private readonly freshMs = FRESH_MS,
  ) {}

  async mustNotHave(row: Delivery): Promise<void> {
    // Ours always had the same bytes: of a conflict the game has something else under this name.
    if (!row.uncertain || row.error === CONFLICT) return;
    await this.hold(row);
    const reply = await this.client.mailState(row.game_id, row.mail_id, { timeoutMs: ASK_MS });
    if (reply.kind === 'answered' && !reply.ok && reply.status === 404 && reply.error === 'mail_not_found') return;
    if (reply.kind !== 'answered' || !reply.ok) throw deliveryUnclear();
    // Is it still that other one, or ours after all? Only the same mail sent again tells.
    if (await this.conflicted(row)) throw deliveryUnclear();
    await this.arrived(row, reply.body.partner_mail_id);
    throw deliveryArrived();
  }

  /** The version stays: whoever changes the row meanwhile makes the answer worthless, this does not. */
  private async hold(row: Delivery): Promise<void> {
    const [found] = await this.db.source.query<{ fresh: number; version: number }[]>(
      'SELECT changed_at > NOW(3) - INTERVAL ? MICROSECOND AS fresh, version FROM delivery WHERE id = ?',
      [this.freshMs * 1000, row.id],
    );
    if (found?.version !== row.version) throw deliveryMoved();
    if (Number(found.fresh) === 1) throw deliveryFresh();
    if (!(await delayDelivery(this.db.source, row, HOLD_MS))) throw deliveryMoved();
  }

  private async conflicted({ id }: Delivery): Promise<boolean> {
    const found = await this.db.source.query<unknown[]>(
      'SELECT 1 FROM delivery_try WHERE delivery_id = ? AND error = ? LIMIT 1',
      [id, CONFLICT],
    );
    return found.length > 0;
  }

  private async arrived(row: Delivery, partnerMailId: string): Promise<void> {
    await this.db.runTx(async (tx) => {
      const [now] = await tx.manager.query<Delivery[]>('SELECT * FROM delivery WHERE id = ? FOR UPDATE', [row.id]);
      if (now?.version !== row.version) return;
      await moveDelivery(tx, { move: 'find', by: 'desk', row: now, set: { uncertain: 0, error: '' }, partnerMailId });
    });
  }
}
