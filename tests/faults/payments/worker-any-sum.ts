import { NewebpayMessages } from '../../../services/topup/src/orders/payments/newebpay-messages.ts';
import { start as startReal } from '../../../services/topup/src/worker.ts';
import { AMOUNT } from './payment-field.ts';

/** The real worker with one safety taken out: whatever sum a message names, it is the order's. */
export async function start(env: Record<string, string | undefined>) {
  const { read } = NewebpayMessages.prototype;
  NewebpayMessages.prototype.read = function (form) {
    const answer = read.call(this, form);
    return { ...answer, result: { ...answer.result, Amt: String(AMOUNT) } };
  };
  return startReal(env);
}
