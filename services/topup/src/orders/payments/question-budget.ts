import { createHash } from 'node:crypto';
import { count, read, uncount, type Db } from '@hub/nest-kit/db';

const WINDOW_S = 30 * 60;
/** The provider shuts out who asks for about twenty unknown orders within an hour, which three windows can reach into. */
const UNKNOWN_PER_WINDOW = 6;
/** What rounds leave for whoever must ask before an order ends. */
const SPARED = 3;

const window = {
  bucket: createHash('sha256').update('newebpay-unknown').digest(),
  windowS: WINDOW_S,
  limit: UNKNOWN_PER_WINDOW,
};

/** Questions about orders that the provider has never told of, and may not know, counted for all processes together. */
export class QuestionBudget {
  constructor(private readonly db: Pick<Db, 'source'>) {}

  /** Counted before it is asked. */
  async take(): Promise<boolean> {
    return !(await count(this.db.source, window)).over;
  }

  /** It was known after all. */
  giveBack(): Promise<void> {
    return uncount(this.db.source, window);
  }

  /** How many a round may ask. */
  async spare(): Promise<number> {
    const { hits } = await read(this.db.source, window);
    return Math.max(0, UNKNOWN_PER_WINDOW - SPARED - hits);
  }
}
