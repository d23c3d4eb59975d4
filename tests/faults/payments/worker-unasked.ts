import { AskProvider } from '../../../services/topup/src/orders/payments/ask-provider.ts';
import { start as startReal } from '../../../services/topup/src/worker.ts';

/** The real worker with one safety taken out: an order ends without a question to the provider. */
export async function start(env: Record<string, string | undefined>) {
  AskProvider.prototype.run = async () => 'unpaid';
  return startReal(env);
}
