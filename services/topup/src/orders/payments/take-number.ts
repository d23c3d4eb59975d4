import type { Tx } from '@hub/nest-kit/db';
import { changeOrder } from '../write-order.ts';
import type { TakenNumber } from '../../newebpay/trade-answer.ts';
import { lockAttempt, settleAttempt } from './write-attempt.ts';

/** No payment: touches nothing that is paid, ended, of the other shop, or has another sum. True where the order has it now. */
export async function takeNumber(tx: Tx, taken: TakenNumber, rehearsal: boolean): Promise<boolean> {
  const found = await lockAttempt(tx, taken.orderNo);
  if (found?.order.state !== 'waiting' || Boolean(found.order.rehearsal) !== rehearsal) return false;
  const { order, attempt } = found;
  if (attempt.state === 'number') return attempt.code_no === taken.codeNo;
  if (attempt.state !== 'opened' || attempt.amount !== taken.amount) return false;
  await settleAttempt(tx, attempt, {
    state: 'number',
    trade_no: taken.tradeNo,
    method: taken.method,
    bank_code: taken.bankCode,
    code_no: taken.codeNo,
    number_until: taken.expiresAt,
  });
  await changeOrder(tx, { move: 'take_number', order, by: 'provider' });
  return true;
}
