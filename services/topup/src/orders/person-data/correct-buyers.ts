import type { CorrectPersonBody } from '@hub/contracts/person-data';
import type { Db } from '@hub/nest-kit/db';
import { isIn } from '@hub/nest-kit/person-data';
import type { OrderKeys } from '../buyer/order-keys.ts';
import type { Order } from '../order.entity.ts';
import { changeBuyer } from '../write-order.ts';

const SLICE = 100;

/** In slices, by rising number. Answers how many orders say otherwise now. */
export async function correctBuyers(db: Db, keys: OrderKeys, { field, from, to }: CorrectPersonBody): Promise<number> {
  const by = field === 'email' ? isIn('email_mac', [keys.emailMac(from)]) : isIn('phone_mac', keys.phoneMacs(from));
  if (!by) return 0;
  let [all, after] = [0, 0];
  for (let last = SLICE; last === SLICE;) {
    last = await db.runTx(async (tx) => {
      const orders: Order[] = await tx.manager.query(
        `SELECT * FROM topup_order WHERE ${by.sql} AND buyer_box IS NOT NULL AND id > ? ORDER BY id LIMIT ${SLICE} FOR UPDATE`,
        [...by.values, after],
      );
      for (const order of orders) {
        const buyer = { ...keys.buyerOf(order)!, [field]: to };
        await changeBuyer(tx, order, { buyer_box: keys.sealBuyer(order, buyer), ...keys.namesOf(buyer) });
        after = order.id;
      }
      return orders.length;
    });
    all += last;
  }
  return all;
}
