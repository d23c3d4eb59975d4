import { Injectable } from '@nestjs/common';
import type { Db } from '@hub/nest-kit/db';
import type { SettingBody } from '../../shop/setting-bodies.ts';
import { ShopSettings } from '../../shop/shop-settings.ts';
import { changeOrder, lockOrder } from '../write-order.ts';
import type { Order } from '../order.entity.ts';
import { isNobodys } from '../order.moves.ts';

/** What becomes of money that came after its order had ended: `hold` leaves it to a person. */
export type LatePolicy = SettingBody<'late'>['policy'];

@Injectable()
export class LatePolicies {
  constructor(private readonly settings: ShopSettings) {}

  /** Of the game, or of the site. */
  async of(game: string): Promise<LatePolicy> {
    const said = (await this.settings.body('late', game)) ?? (await this.settings.body('late'));
    return said?.policy ?? 'hold';
  }
}

/** Decides once, by the policy of the moment; what was left to a person stays with them, and what is nobody’s any more. */
export class DecideLate {
  constructor(
    private readonly db: Db,
    private readonly policies: Pick<LatePolicies, 'of'>,
  ) {}

  async run(id: number): Promise<void> {
    const order = await this.db.source.getRepository<Order>('topup_order').findOneBy({ id });
    if (order?.state !== 'late' || isNobodys(order) || (await this.policies.of(order.game_id)) === 'hold') return;
    await this.db.runTx(async (tx) => {
      const locked = await lockOrder(tx, id);
      if (locked?.state === 'late' && !isNobodys(locked))
        await changeOrder(tx, { move: 'accept_late', order: locked, by: 'clock' });
    });
  }
}
