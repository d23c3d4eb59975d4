import type { Db } from '@hub/nest-kit/db';
import type { AskedAttempt, AskProvider } from '../payments/ask-provider.ts';
import { QuestionBudget } from '../payments/question-budget.ts';

const AT_ONCE = 4;
const MOST_A_ROUND = 400;

/** Whoever pays by a card is back within minutes; a transfer takes until the day after. */
const OPEN = `a.state IN ('opened', 'number') AND a.created_at > NOW(3) - INTERVAL 7 DAY
  AND a.created_at < NOW(3) - INTERVAL 2 MINUTE`;
const WAITS = "o.state IN ('draft', 'waiting')";
const notAskedFor = (minutes: number) => `(a.asked_at IS NULL OR a.asked_at < NOW(3) - INTERVAL ${minutes} MINUTE)`;
/** Of an order that waits each round; of one that has ended once a day, since what was taken can still be paid. */
const DUE_SEEN = `a.seen = 1 AND (${WAITS} AND ${notAskedFor(4)} OR ${notAskedFor(24 * 60)})`;
const DUE_UNSEEN = `a.seen = 0 AND (${WAITS} AND ${notAskedFor(60)} OR ${notAskedFor(24 * 60)})`;

type Due = AskedAttempt & { asked_at: Date | null };
export type Reconciled = { asked: number; found: number };

/** Asks the provider for what waits for it: notices that never came, and numbers that only a browser was told. */
export class Reconcile {
  constructor(
    private readonly db: Db,
    private readonly ask: Pick<AskProvider, 'run'>,
  ) {}

  /** Stops at the first silence and throws it: a provider that is away is asked again by the next round. Rehearsals come last. */
  async run(): Promise<Reconciled> {
    const end: Reconciled = { asked: 0, found: 0 };
    for (const rehearsal of [0, 1]) await this.askAll(await this.dueOf(rehearsal), end);
    return end;
  }

  private async dueOf(rehearsal: number): Promise<Due[]> {
    const spare = await new QuestionBudget(this.db, { rehearsal }).spare();
    const of = `a.rehearsal = ${rehearsal} AND`;
    return [...(await this.due(`${of} ${DUE_SEEN}`, MOST_A_ROUND)), ...(await this.due(`${of} ${DUE_UNSEEN}`, spare))];
  }

  private async askAll(due: Due[], end: Reconciled): Promise<void> {
    const lane = async () => {
      for (let one = due.shift(); one; one = due.shift()) await this.one(one, end);
    };
    const lanes = Array.from({ length: AT_ONCE }, () =>
      lane().catch((error: unknown) => {
        due.length = 0;
        throw error;
      }),
    );
    const failed = (await Promise.allSettled(lanes)).find(({ status }) => status === 'rejected');
    if (failed?.status === 'rejected') throw failed.reason;
  }

  private due(which: string, limit: number): Promise<Due[]> {
    return this.db.source.query<Due[]>(
      `SELECT a.id, a.orderno, a.amount, a.seen, a.rehearsal, a.asked_at FROM payment_attempt a JOIN topup_order o ON o.id = a.order_id
        WHERE ${OPEN} AND ${which} ORDER BY ${WAITS} DESC, a.asked_at, a.id LIMIT ?`,
      [limit],
    );
  }

  private async one(attempt: Due, end: Reconciled): Promise<void> {
    if (!(await this.claim(attempt))) return;
    end.asked += 1;
    const answer = await this.ask.run(attempt);
    if (answer === 'paid' || answer === 'paid_late') end.found += 1;
  }

  /** Of several workers one asks. */
  private async claim({ id, asked_at }: Due): Promise<boolean> {
    const { affectedRows } = await this.db.source.query<{ affectedRows: number }>(
      'UPDATE payment_attempt SET asked_at = NOW(3) WHERE id = ? AND asked_at <=> ?',
      [id, asked_at],
    );
    return affectedRows === 1;
  }
}
