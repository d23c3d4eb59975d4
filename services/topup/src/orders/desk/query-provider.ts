import { Injectable } from '@nestjs/common';
import type { QueryProviderView } from '@hub/contracts/topup';
import { Db } from '@hub/nest-kit/db';
import type { StaffCaller } from '@hub/nest-kit/http';
import { ProviderUnavailable } from '../../newebpay/trade-api.ts';
import { orderAudit } from '../order.audit.ts';
import type { Order } from '../order.entity.ts';
import { AskProvider } from '../payments/ask-provider.ts';
import type { OpenAttempt } from '../payments/write-attempt.ts';
import { nothingToAsk, orderAbsent, providerSilent } from './desk.errors.ts';
import { mustEdit } from './desk.policy.ts';
import { ShowOrder } from './show-order.ts';
import { findOrder } from './work-on-order.ts';

type Answers = QueryProviderView['answers'];

/** The newest: earlier ways to the provider were left for them. */
const MOST = 5;
/** Whoever waits is answered within the time of the call, and what was heard by then stands in the audit. */
const ASKING_MS = 15_000;

/** “Ask the provider now”: what it says of an order is worked on at once. */
@Injectable()
export class QueryProvider {
  constructor(
    private readonly db: Db,
    private readonly ask: AskProvider,
    private readonly show: ShowOrder,
  ) {}

  async run(caller: StaffCaller, report: string): Promise<QueryProviderView> {
    const order = await findOrder(this.db.source.manager, report);
    mustEdit(caller.who, order?.game_id);
    if (!order) throw orderAbsent();
    const { answers, silent } = await this.answers(order);
    await this.db.runTx((tx) => tx.audit(orderAudit(caller, 'order.provider.ask', order, { answers })));
    if (silent) throw providerSilent();
    return { data: await this.show.run(caller, report), answers };
  }

  private async answers({ id }: Order): Promise<{ answers: Answers; silent: boolean }> {
    const open = await this.db.source.query<OpenAttempt[]>(
      `SELECT id, orderno, amount, seen, rehearsal FROM payment_attempt WHERE order_id = ? ORDER BY id DESC LIMIT ${MOST}`,
      [id],
    );
    if (open.length === 0) throw nothingToAsk();
    const answers: Answers = [];
    const until = Date.now() + ASKING_MS;
    try {
      for (const attempt of open) {
        if (Date.now() > until) break;
        answers.push({ orderno: attempt.orderno, answer: await this.ask.run(attempt) });
      }
      return { answers, silent: false };
    } catch (error) {
      if (!(error instanceof ProviderUnavailable)) throw error;
      return { answers, silent: true };
    }
  }
}
