import { orderPaid, orderRefunded, type IntegrationEventData } from '@hub/contracts/integration-events';
import { isDuplicate, type Tx } from '@hub/nest-kit/db';
import { handlesEvent } from '@hub/nest-kit/integration-events';
import { dayOf } from '../rules/earn.ts';
import { evaluate } from '../rules/evaluate.ts';

type Paid = IntegrationEventData<typeof orderPaid>;
type Refunded = IntegrationEventData<typeof orderRefunded>;
type Account = { game: string; uid: string };

/** Whoever counts for an account holds this row first, so that of two orders at once the second counts both. */
const holdSpender = ({ manager }: Tx, { game, uid }: Account, day: string) =>
  manager.query(
    `INSERT INTO vip_spender (game_id, partner_uid, last_on) VALUES (?, ?, ?)
      ON DUPLICATE KEY UPDATE last_on = GREATEST(last_on, VALUES(last_on))`,
    [game, uid, day],
  );

/** An order is counted once, however often it is told and under whichever name; a refund of it may have come before. */
export async function takePaid(tx: Tx, { order_id, game_id, partner_uid, amount_twd, paid_at }: Paid): Promise<void> {
  if (partner_uid === '') return;
  const account = { game: game_id, uid: partner_uid };
  const day = dayOf(new Date(paid_at));
  await holdSpender(tx, account, day);
  const first = (column: string) => `${column} = IF(paid_on IS NULL, VALUES(${column}), ${column})`;
  await tx.manager.query(
    `INSERT INTO vip_spend (order_id, game_id, partner_uid, amount_twd, paid_on) VALUES (?, ?, ?, ?, ?)
      ON DUPLICATE KEY UPDATE ${first('game_id')}, ${first('partner_uid')}, ${first('amount_twd')}, ${first('paid_on')}`,
    [order_id, game_id, partner_uid, amount_twd, day],
  );
  await evaluate(tx, { game: account.game, uids: [account.uid] });
}

/** What went back is subtracted from the day on which it was paid. */
export async function takeRefunded(tx: Tx, refund: Refunded): Promise<void> {
  const { refund_id, order_id, game_id, partner_uid, amount_twd } = refund;
  if (partner_uid === '') return;
  const account = { game: game_id, uid: partner_uid };
  await holdSpender(tx, account, '');
  try {
    await tx.manager.query('INSERT INTO vip_refund (refund_id, order_id, amount_twd) VALUES (?, ?, ?)', [
      refund_id,
      order_id,
      amount_twd,
    ]);
  } catch (error) {
    if (isDuplicate(error)) return;
    throw error;
  }
  await tx.manager.query(
    `INSERT INTO vip_spend (order_id, game_id, partner_uid, refunded_twd) VALUES (?, ?, ?, ?)
      ON DUPLICATE KEY UPDATE refunded_twd = refunded_twd + VALUES(refunded_twd)`,
    [order_id, game_id, partner_uid, amount_twd],
  );
  await evaluate(tx, { game: account.game, uids: [account.uid] });
}

export const spendEvents = [handlesEvent(orderPaid, takePaid), handlesEvent(orderRefunded, takeRefunded)];
