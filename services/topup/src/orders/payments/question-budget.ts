import { createHash } from 'node:crypto';
import { count, read, uncount, type Db } from '@hub/nest-kit/db';
import type { PaymentAttempt } from './payment-attempt.entity.ts';

const WINDOW_S = 30 * 60;
/** The provider shuts out who asks for about twenty unknown orders within an hour, which three windows can reach into. */
const UNKNOWN_PER_WINDOW = 6;
/** What rounds leave for whoever must ask before an order ends. */
const SPARED = 3;

const windowOf = (name: string) => ({
  bucket: createHash('sha256').update(name).digest(),
  windowS: WINDOW_S,
  limit: UNKNOWN_PER_WINDOW,
});
/** It is a shop that is shut out, and each has its own. */
const [selling, rehearsing] = [windowOf('newebpay-unknown'), windowOf('newebpay-sandbox-unknown')];

/** Questions about orders that the provider has never told of, and may not know, counted for all processes together. */
export class QuestionBudget {
  private readonly window: ReturnType<typeof windowOf>;

  constructor(
    private readonly db: Pick<Db, 'source'>,
    { rehearsal }: Pick<PaymentAttempt, 'rehearsal'>,
  ) {
    this.window = rehearsal ? rehearsing : selling;
  }

  /** Counted before it is asked. */
  async take(): Promise<boolean> {
    return !(await count(this.db.source, this.window)).over;
  }

  /** It was known after all. */
  giveBack(): Promise<void> {
    return uncount(this.db.source, this.window);
  }

  /** How many a round may ask. */
  async spare(): Promise<number> {
    const { hits } = await read(this.db.source, this.window);
    return Math.max(0, UNKNOWN_PER_WINDOW - SPARED - hits);
  }
}
