import type { Db } from '@hub/nest-kit/db';
import type { OrderKeys } from '../buyer/order-keys.ts';
import type { Order } from '../order.entity.ts';
import { changeBuyer } from '../write-order.ts';

const SLICE = 200;
const SLICES_A_ROUND = 20;

/** Gives orders of before the hashes by which they are found: from the oldest on, in slices; answers how many. */
export function nameBuyers(db: Db, keys: OrderKeys): () => Promise<number> {
  let after = 0;
  const slice = () =>
    db.runTx(async (tx) => {
      const orders: Order[] = await tx.manager.query(
        `SELECT * FROM topup_order WHERE id > ? AND email_mac IS NULL AND buyer_box IS NOT NULL
          ORDER BY id LIMIT ${SLICE} FOR UPDATE`,
        [after],
      );
      for (const order of orders) {
        const buyer = keys.readableBuyerOf(order);
        if (buyer?.email) await changeBuyer(tx, order, keys.namesOf(buyer));
      }
      return orders;
    });
  return async () => {
    let named = 0;
    for (let round = 0; round < SLICES_A_ROUND; round += 1) {
      const orders = await slice();
      named += orders.length;
      after = orders.at(-1)?.id ?? after;
      if (orders.length < SLICE) break;
    }
    return named;
  };
}
